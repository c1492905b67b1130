// The bar above each page of the documentation, with a search in pages, sections and symbols. It runs before the renderer,
// which shows an element `custom-header` if there is one. Pages set `baseUrl`, the path of the site, and `siteUrl`, its address.
"use strict";

// The browser resolves the address of the icon anew when the address of the page changes.
for (const link of document.querySelectorAll("link[rel~=icon], link[rel=mask-icon]")) link.href = link.href;

// Addresses end in "/", as they do on the server, and the canonical one follows the page that the renderer shows.
for (const name of ["pushState", "replaceState"]) {
  const original = history[name];
  history[name] = function (state, title, url) {
    const target = url && new URL(url, location);
    if (target && !target.pathname.endsWith("/")) target.pathname += "/";
    original.call(history, state, title, target?.href);
    const canonical = document.querySelector("link[rel=canonical]");
    if (canonical) canonical.href = siteUrl + location.pathname.slice(baseUrl.length);
  };
}

// With Reduce Motion, a film is replaced by its first frame. The renderer measures the film only.
if (matchMedia("(prefers-reduced-motion: reduce)").matches) {
  document.addEventListener("load", (event) => {
    const image = event.target;
    if (image.src?.startsWith("blob:")) event.stopPropagation();
    if (!/\/film[^/]*\.png$/.test(image.src ?? "")) return;
    const canvas = Object.assign(document.createElement("canvas"), { width: image.naturalWidth, height: image.naturalHeight });
    canvas.getContext("2d").drawImage(image, 0, 0);
    canvas.toBlob((frame) => {
      image.classList.add("still");
      image.src = URL.createObjectURL(frame);
      image.removeAttribute("srcset");
    });
  }, true);
}

// Words that are left out of a search, unless there are no others.
const STOP_WORDS = / (an?|and|are|as|at|be|before|by|can|do|dont|for|from|how|i|if|in|is|it|my|of|on|or|show|the|to|with)(?= )/g;

// A word without the endings -s, -ed, -ing and -y, since what is left begins the other forms of the word too.
function stem(word) {
  return word.replace(/^(.*[aeiouy].*?([a-z]))\2?(ing|ed)$/, "$1").replace(/^(.{2,}[^aeiou])(ies|y)$/, "$1")
    .replace(/(s|x|ch|sh)es$|([^s])s$/, "$1$2");
}

function wordsOf(query) {
  const words = ` ${query} `.toLowerCase().replace(/['’]/g, "").replace(/[^\p{L}\p{N}]+/gu, " ");
  return (words.replace(STOP_WORDS, "").match(/\S+/g) ?? words.match(/\S+/g) ?? []).map(stem);
}

// The words of a text in lower case, with a space before each. Names in camel case are there as a whole and as their parts.
function spaced(text) {
  const parts = text.replace(/([a-z\d])(?=[A-Z])|([A-Z])(?=[A-Z][a-z])/g, "$1$2 ");
  return ` ${parts} ${text}`.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, " ");
}

// About 120 characters of the text, or else of the code, around the first word that is searched for.
function excerptOf({ title, text, code }, words) {
  const find = (source) => source.search(new RegExp(`\\b(${words.join("|")})`, "i"));
  const source = text && (find(`${title} ${text}`) >= 0 || find(code) < 0) ? text : code;
  const start = find(source) < 100 ? 0 : source.lastIndexOf(" ", find(source) - 30) + 1;
  const end = source.length < start + 130 ? source.length : source.lastIndexOf(" ", start + 120);
  return (start ? "… " : "") + source.slice(start, end) + (end < source.length ? " …" : "");
}

customElements.define("custom-header", class extends HTMLElement {
  connectedCallback() {
    this.innerHTML = `<a href="${baseUrl}documentation/messagestackview/">MessageStackView</a>
      <a href="${baseUrl}demo/">Demo</a>
      <form role="search"><label for="site-search">Search</label>
      <input id="site-search" type="search" autocomplete="off" aria-controls="site-results" placeholder="Search, as in: undo"></form>
      <ol id="site-results" aria-label="Search results"></ol><div role="status"></div>`;
    this.input = this.querySelector("input");
    this.results = this.querySelector("ol");
    this.input.addEventListener("focus", () => this.load());
    this.input.addEventListener("input", () => this.search());
    this.querySelector("form").addEventListener("submit", (event) => {
      event.preventDefault();
      this.search().then(() => this.results.querySelector("a")?.click());
    });
    this.addEventListener("keydown", (event) => this.press(event));
    document.addEventListener("keydown", (event) => {
      if (event.key !== "/" || /INPUT|TEXTAREA/.test(event.target.tagName)) return;
      event.preventDefault();
      this.input.focus();
    });
    document.addEventListener("click", (event) => this.contains(event.target) || this.show([]));
  }

  // An entry has a title, a place (its kind, and what it is part of), a path, a text, code, keywords, and a rank.
  load() {
    const prepare = (entry) => ({
      ...entry,
      name: stem(entry.title.toLowerCase()),
      words: [entry.title, entry.keywords, `${entry.place} ${entry.text}`, entry.code].map(spaced),
    });
    const read = async () => (await (await fetch(`${baseUrl}index/search.json`)).json()).map(prepare);
    return (this.entries ??= read());
  }

  // Shows the entries with the most words, and of those first the ones with the highest scores.
  async search() {
    const words = wordsOf(this.input.value);
    const results = (await this.load()).map((entry) => {
      const points = words.map((word) => this.points(entry, word));
      return { entry, count: points.filter(Boolean).length, score: points.reduce((sum, each) => sum + each, entry.rank) };
    });
    const most = Math.max(1, ...results.map((result) => result.count));
    const found = results.filter((result) => result.count === most).sort((one, other) => other.score - one.score);
    this.show(found.slice(0, 30).map((result) => result.entry), words);
  }

  // Titles count more than texts, and texts more than code. A word matches the beginnings of words.
  points({ name, words: [title, keywords, text, code] }, word) {
    const start = ` ${word}`;
    if (name === word) return 12;
    if (title.startsWith(start) || keywords.includes(start)) return 8;
    return title.includes(start) ? 5 : text.includes(start) ? 1 : code.includes(start) ? 0.5 : 0;
  }

  show(entries, words = []) {
    this.results.replaceChildren(...entries.map((entry) => {
      const [item, link, place, excerpt] = ["li", "a", "small", "small"].map((tag) => document.createElement(tag));
      link.href = baseUrl + entry.path;
      place.append(entry.place);
      excerpt.append(excerptOf(entry, words));
      link.append(entry.title, place, excerpt);
      item.append(link);
      return item;
    }));
    const isEmpty = words.length > 0 && entries.length === 0;
    if (isEmpty) this.results.innerHTML = "<li>Nothing found</li>";
    this.querySelector("[role=status]").textContent = isEmpty ? "Nothing found" : words.length ? `${entries.length} results` : "";
  }

  // The arrow keys move through the results, and Escape closes them. A slash anywhere on the page starts a search.
  press(event) {
    const stops = [this.input, ...this.results.querySelectorAll("a")];
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (event.key === "Escape") {
      this.show([]);
      this.input.focus();
    } else if (step) {
      event.preventDefault();
      stops[Math.min(Math.max(stops.indexOf(document.activeElement) + step, 0), stops.length - 1)].focus();
    }
  }
});
