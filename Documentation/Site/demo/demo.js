// Plays the recordings of demo.json, a graph of states and clips, which Example/Host/Demo/Demo.swift documents.
"use strict";

const canvas = document.querySelector("canvas");
const context = canvas.getContext("2d");
const regions = document.getElementById("regions");
const [status, pre] = [document.getElementById("status"), document.querySelector("pre")];
const reducesMotion = matchMedia("(prefers-reduced-motion: reduce)");
const files = new Map();
const part = new URLSearchParams(location.search).get("screen") === "route" ? "route" : "";
let demo, picture;
// The number of clips that have begun.
let turn = 0;
// The clip that plays once no post is left, and the button of the app that began the last run.
let wanted, origin;

// Returns the bytes of a file, which is read once.
function load(name) {
  const read = async () => {
    const answer = await fetch(part ? `${part}/${name}` : name);
    if (!answer.ok) throw new Error(`${name} is missing`);
    return answer.arrayBuffer();
  };
  if (!files.has(name)) files.set(name, read());
  return files.get(name);
}

const later = (seconds) => new Promise((resolve) => setTimeout(resolve, seconds * 1000));

// Adds the differences of a frame, modulo 256, to the picture. ScreenUpdate+Encoding.swift documents the format.
async function add(compressed) {
  const inflated = new Blob([compressed]).stream().pipeThrough(new DecompressionStream("deflate"));
  const buffer = await new Response(inflated).arrayBuffer();
  const view = new DataView(buffer), bytes = new Uint8Array(buffer);
  const number = (index) => view.getUint16(index * 2, true);
  const [width, height, count] = [number(0), number(1), number(2)];
  if (!picture) {
    Object.assign(canvas, { width, height });
    picture = context.createImageData(width, height);
  }
  const pixels = new Uint8Array(picture.data.buffer);
  let offset = (3 + count * 4) * 2;
  for (let rectangle = 3; rectangle < 3 + count * 4; rectangle += 4) {
    const [x, y, columns, rows] = [0, 1, 2, 3].map((field) => number(rectangle + field));
    for (let row = y; row < y + rows; row++) {
      const start = (row * width + x) * 4;
      for (let index = start; index < start + columns * 4; index++) pixels[index] += bytes[offset++];
    }
  }
}

// Plays a clip from its first change, or shows its last frame with Reduce Motion.
async function play(name) {
  turn += 1;
  const { sizes, next, code } = demo.clips[name];
  const hadFocus = regions.contains(document.activeElement);
  regions.replaceChildren();
  if (code) {
    pre.textContent = code;
    pre.parentElement.hidden = false;
  }
  const file = await load(`${name}.clip`);
  const start = performance.now() / 1000 - sizes.findIndex(Boolean) / demo.framesPerSecond;
  let offset = 0;
  for (const [index, size] of sizes.entries()) {
    if (!size) continue;
    const wait = start + index / demo.framesPerSecond - performance.now() / 1000;
    if (wait > 0 && !reducesMotion.matches) await later(wait);
    await add(file.slice(offset, offset += size));
    if (!reducesMotion.matches) context.putImageData(picture, 0, 0);
  }
  context.putImageData(picture, 0, 0);
  rest(next, hadFocus);
}

// Waits in a state for a tap, a swipe, or the end of the time of the post.
async function rest(name, hadFocus) {
  const state = demo.states[name], { post } = state, exit = state.ending ?? post?.swipe;
  document.body.dataset.state = name;
  if (wanted) {
    const clip = post ? exit : wanted;
    wanted = post && wanted;
    return play(clip);
  }
  const body = post?.tap ?? post?.swipe;
  if (body) region("post body", post, () => post.tap && play(post.tap), () => play(body));
  for (const element of state.elements) {
    region(post ? "post answer" : "", element, () => {
      if (!post) origin = element.label;
      play(element.clip);
    });
  }
  for (const element of state.others) {
    region("", element, () => {
      [wanted, origin] = [element.clip, element.label];
      play(exit);
    });
  }
  const ways = post && [
    post.swipe && `swipe it ${post.isLow ? "down" : "up"}`, post.tap && "tap it",
    ...state.elements.map((element) => `tap ${element.label}`), state.ending && "wait",
  ].filter(Boolean);
  status.textContent = post ? `${post.label} – ${ways.join(", or ")}.` : "Tap a button on the phone.";
  const focused = post ? regions.firstElementChild : [...regions.children].find((each) => each.ariaLabel === origin);
  if (hadFocus) focused?.focus();
  for (const clip of [exit, post?.tap, post?.swipe, ...state.elements.map((each) => each.clip)]) {
    if (clip) load(`${clip}.clip`);
  }
  if (!state.ending) return;
  // As in the library, the time stands still while a pointer or the keyboard is at the post.
  const mine = turn;
  let left = demo.clips[state.ending].sizes.findIndex(Boolean) / demo.framesPerSecond;
  for (; left > 0; left -= regions.querySelector(".post:is(:hover, :focus-visible)") ? 0 : 0.1) {
    await later(0.1);
    if (mine !== turn) return;
  }
  play(state.ending);
}

// Adds a button above a part of the screen. With a keyboard, it may do something else than with a tap.
function region(kinds, { label, frame: { x, y, width, height } }, tap, press = tap) {
  const button = document.createElement("button");
  button.className = kinds;
  button.ariaLabel = label;
  const percent = (length) => `${length / demo.width * 100}%`;
  Object.assign(button.style, { left: percent(x), width: percent(width) });
  button.style.top = `calc(var(--width) * ${(y - demo.height) / demo.width})`;
  button.style.height = `calc(var(--width) * ${height / demo.width})`;
  button.addEventListener("click", (event) => event.detail === 0 ? press() : tap());
  regions.append(button);
}

// A swipe in the direction of the edge of a post, on the post or a button in it.
let from;
regions.addEventListener("pointerdown", (event) => from = event.target.matches(".post") ? event.clientY : undefined);
addEventListener("pointerup", () => from = undefined);
regions.addEventListener("pointermove", (event) => {
  const { swipe, isLow } = demo.states[document.body.dataset.state].post ?? {};
  if (from === undefined || !swipe || (event.clientY - from) * (isLow ? 1 : -1) < 16) return;
  from = undefined;
  play(swipe);
});

addEventListener("unhandledrejection", () => status.textContent = "The demo can’t be loaded. Reload the page to try again.");

for (const link of document.querySelectorAll("nav a")) {
  if (new URL(link.href).searchParams.get("screen") === (part || null)) link.ariaCurrent = "page";
}

(async () => {
  demo = JSON.parse(new TextDecoder().decode(await load("demo.json")));
  await add(await load("idle.clip"));
  context.putImageData(picture, 0, 0);
  rest("idle", false);
})();
