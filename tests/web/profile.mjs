// Notes which functions of an instrumented program are called until the title stands:
//   node profile.mjs PAGE FILE ADDRESS COUNT
// The program has set the byte at ADDRESS + n for its nth function of COUNT; FILE gets these bytes.
import { chromium } from "playwright-core";
import { existsSync, writeFileSync } from "node:fs";
import { BROWSERS, DESKTOP, PATIENCE, PHONE, SWITCHES, ready, screen } from "./browser.mjs";
import { host } from "./host.mjs";
import { choose } from "./mirror.mjs";

const [page, file, ...numbers] = process.argv.slice(2);
const [address, count] = numbers.map(Number);
if (!(address >= 0 && count > 0)) throw new Error("node profile.mjs PAGE FILE ADDRESS COUNT: see above");

// For so many milliseconds a person looks at the title: its demo has begun, and what fades and drops is at rest.
const LOOK = 3000;
const HALF = 0.5;
// Other letters, colours and windows, fewer movements and a slower machine call other functions. The first visit has the machine for
// itself, the others share it.
const TOUCH = { hasTouch: true, isMobile: true };
const FIRST = { viewport: DESKTOP, locale: "en-GB" };
const OTHERS = [
  { viewport: PHONE, locale: "ja-JP", colorScheme: "dark", reducedMotion: "reduce", ...TOUCH },
  { viewport: DESKTOP, locale: "zh-CN", colorScheme: "dark" },
  { viewport: { width: 1024, height: 768 }, locale: "ru-RU", ...TOUCH },
  { viewport: { width: 1920, height: 1080 }, locale: "vi-VN" },
];

const args = [...SWITCHES, `--force-device-scale-factor=${HALF}`];
const executablePath = process.env.CHROMIUM ?? BROWSERS.find(existsSync);
const browser = await chromium.launch({ executablePath, args, timeout: PATIENCE });
const server = await host(page);
const called = new Uint8Array(count);
await visit(FIRST, pressEntries);
await Promise.all(OTHERS.map((other) => visit(other)));
await browser.close();
await server.close();
writeFileSync(file, called);
console.log(`${called.filter(Boolean).length} of ${count} functions are called until the title stands`);
process.exit(0);

// Opens the page as a person with this browser would, and looks at its title.
async function visit({ viewport, ...options }, press = async () => {}) {
  const context = await browser.newContext({ ...options, viewport, deviceScaleFactor: HALF });
  context.setDefaultTimeout(PATIENCE);
  await context.addInitScript(neverBeWhole);
  const tab = await context.newPage();
  tab.on("pageerror", (fault) => {
    throw fault;
  });
  await tab.goto(server.url, { waitUntil: "commit" });
  await ready(tab);
  await tab.waitForTimeout(LOOK);
  const { width, height } = viewport;
  await tab.mouse.move(width / 4, height / 2, { steps: 10 });
  await tab.keyboard.press("ArrowDown");
  await tab.keyboard.press("Tab");
  await press(tab);
  await tab.setViewportSize({ width: width - 10, height: height - 10 });
  await tab.waitForTimeout(LOOK);
  const bytes = await tab.evaluate(readBytes, [address, count]);
  bytes.forEach((byte, at) => (called[at] |= byte));
  await context.close();
}

// Presses entries with a pointer, a key and as a screen reader does. None opens a screen, because the program is not whole.
async function pressEntries(tab) {
  const { width, height } = DESKTOP;
  await tab.mouse.click(width * 0.15, height * 0.56);
  await tab.keyboard.press("Enter");
  for (const entry of ["Learn", "Puzzles"]) await choose(tab, entry);
  await screen(tab, "title");
}

// In the page, before its scripts: the loader's object says that the program is not whole.
function neverBeWhole() {
  let loader;
  Object.defineProperty(globalThis, "NARABE", {
    get: () => loader,
    set: (object) => (loader = { ...object, isWhole: () => false }),
  });
}

// In the page: asking for the program a second time gives the one that runs.
async function readBytes([address, count]) {
  const loaded = performance.getEntriesByType("resource").map(({ name }) => name);
  const script = loaded.find((name) => /\/narabe-[0-9a-f]+\.js$/.test(name));
  const { memory } = await (await import(script)).default();
  return Array.from(new Uint8Array(memory.buffer, address, count));
}
