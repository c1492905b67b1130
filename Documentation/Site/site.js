// The bar above each page of the documentation, with a search in titles, sections and symbols. It runs before the renderer,
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

customElements.define("custom-header", class extends HTMLElement {
  connectedCallback() {
    this.innerHTML = `<a href="${baseUrl}documentation/messagestackview/">MessageStackView</a>
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

  // An entry has a title, the page or type that it is part of, its kind, its address, and its text.
  load() {
    this.entries ??= fetch(`${baseUrl}index/search.json`).then((answer) => answer.json());
    return this.entries;
  }

  async search() {
    const entries = await this.load();
    const words = this.input.value.toLowerCase().split(/\s+/).filter(Boolean);
    const found = words.length === 0 ? [] : entries
      .map((entry) => ({ entry, score: this.score(entry, words) }))
      .filter((result) => result.score > 0)
      .sort((one, other) => other.score - one.score);
    this.show(found.slice(0, 30).map((result) => result.entry), words);
  }

  // Zero if a word is missing. Titles count more than texts, and pages more than their sections and symbols.
  score([title, parent, kind, , text], words) {
    let sum = kind === "Article" || kind === "Tutorial" ? 2 : kind === "Section" ? 1 : 0;
    for (const word of words) {
      const [name, rest] = [title.toLowerCase(), `${parent} ${text}`.toLowerCase()];
      const points = name === word ? 12 : name.startsWith(word) ? 8 : name.includes(word) ? 5 : rest.includes(word) ? 1 : 0;
      if (points === 0) return 0;
      sum += points;
    }
    return sum;
  }

  show(entries, words = []) {
    this.results.replaceChildren(...entries.map(([title, parent, kind, path, text]) => {
      const link = document.createElement("a");
      link.href = baseUrl + path;
      const at = Math.max(0, ...words.map((word) => text.toLowerCase().indexOf(word)));
      const start = at < 60 ? 0 : text.lastIndexOf(" ", at - 30) + 1;
      const [place, excerpt] = [document.createElement("small"), document.createElement("small")];
      place.textContent = [kind, parent].filter(Boolean).join(" · ");
      excerpt.textContent = (start ? "… " : "") + text.slice(start, start + 120);
      link.append(title, place, excerpt);
      const item = document.createElement("li");
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
