// The browser, the page in it, and the few things that every test does with them.
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { after, before } from "node:test";
import { fileURLToPath } from "node:url";
import { chromium } from "playwright-core";
import { host } from "./host.mjs";

const HERE = path.dirname(fileURLToPath(import.meta.url));
const TARGET = path.resolve(HERE, "../../target");

// The built page, and where the pictures go.
export const FOLDER = process.env.NARABE_WEB ?? path.join(TARGET, "web-page");
const SHOTS = process.env.NARABE_SHOTS ?? path.join(TARGET, "web-shots");

export const BROWSERS = ["/usr/bin/chromium", "/usr/bin/chromium-browser", "/usr/bin/google-chrome"];

// WebGL 2 without a graphics card, and none of what a browser does by itself in the background.
export const SWITCHES = [
  "--no-sandbox",
  "--use-angle=swiftshader",
  "--enable-unsafe-swiftshader",
  "--ignore-gpu-blocklist",
  "--disable-quic",
  "--no-first-run",
  "--disable-background-networking",
  "--disable-component-update",
  "--disable-sync",
];

// Far longer than anything takes, for the machine may be slow and busy; nothing here waits for a time to pass.
export const PATIENCE = 180_000;

// The window of the art direction's desktop pictures.
export const DESKTOP = { width: 1280, height: 800 };
export const PHONE = { width: 390, height: 844 };

// Device pixels for each pixel of the page: without a graphics card a frame takes as long as it has pixels. 1 for sharp pictures.
const PIXEL_RATIO = Number(process.env.NARABE_PIXEL_RATIO ?? 0.5);

let browser;

// Starts and ends the browser around a file's tests.
export function withBrowser({ pixelRatio = PIXEL_RATIO } = {}) {
  before(async () => {
    browser = await chromium.launch(launchOptions(pixelRatio));
    mkdirSync(SHOTS, { recursive: true });
  });
  after(() => browser?.close());
}

// The program, and how it is started.
function launchOptions(pixelRatio) {
  const executablePath = process.env.CHROMIUM ?? BROWSERS.find(existsSync);
  return { executablePath, args: [...SWITCHES, `--force-device-scale-factor=${pixelRatio}`], timeout: PATIENCE };
}

// A page in a browser of its own with a profile and these preferences, where other pages are in private windows. Both end with the
// test.
export async function withProfile(t, { folder = FOLDER, hosting = {}, preferences = {}, url = (server) => server.url }) {
  const profile = mkdtempSync(path.join(os.tmpdir(), "narabe-profile-"));
  mkdirSync(path.join(profile, "Default"));
  writeFileSync(path.join(profile, "Default/Preferences"), JSON.stringify(preferences));
  const server = await host(folder, hosting);
  const context = await chromium.launchPersistentContext(profile, {
    ...launchOptions(PIXEL_RATIO),
    viewport: DESKTOP,
    deviceScaleFactor: PIXEL_RATIO,
  });
  t.after(async () => {
    await context.close();
    await server.close();
    rmSync(profile, { recursive: true, force: true, maxRetries: 5 });
  });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.goto(url(server), { waitUntil: "commit" });
  return { page, server };
}

// A page of its own, with nothing in the browser's storage, closed with its host when the test ends.
export async function open(t, { folder = FOLDER, hash = "", hosting = {}, prepare, wait = true, ...options } = {}) {
  const server = await host(folder, hosting);
  const screen = options.viewport === null ? {} : { viewport: DESKTOP, deviceScaleFactor: PIXEL_RATIO };
  const context = await browser.newContext({ ...screen, ...options });
  t.after(async () => {
    await context.close();
    await server.close();
  });
  context.setDefaultTimeout(PATIENCE);
  // Tells when the game has drawn its first picture, whenever one asks.
  await context.addInitScript(() => {
    globalThis.ready = new Promise((resolve) => addEventListener("narabe-ready", resolve, { once: true }));
  });
  await prepare?.(context);
  const page = await context.newPage();
  const faults = [];
  page.on("pageerror", (fault) => faults.push(String(fault)));
  page.on("console", (message) => message.type() === "error" && faults.push(message.text()));
  await page.goto(server.url + hash, { waitUntil: "commit" });
  if (wait) await ready(page);
  return { page, server, faults };
}

// Waits for the first picture; a page that was loaded anew meanwhile is asked again.
export async function ready(page) {
  await page.waitForFunction(() => document.querySelector("#loading.done, body:not(:has(#loading))"));
}

// The words that the page shows when the game does not start. Before the style has arrived they count as visible.
export async function lateWords(page) {
  await page.waitForLoadState();
  await page.waitForSelector("#late", { state: "visible" });
  return page.innerText("#late");
}

// Waits for a screen of the game.
export function screen(page, name) {
  return page.waitForFunction((name) => document.documentElement.dataset.screen === name, name);
}

// Waits for words in what the page tells screen readers.
export function said(page, words) {
  const source = words instanceof RegExp ? words.source : words;
  return page.waitForFunction(
    (source) => new RegExp(source, "i").test(document.querySelector("#narabe-live")?.textContent ?? ""),
    source,
  );
}

// Keeps a picture of the page for people to look at, and returns how many colours are in it: a dead canvas has one.
export async function picture(page, name) {
  const bytes = await page.screenshot({ path: path.join(SHOTS, `${name}.png`), timeout: PATIENCE });
  return page.evaluate(async (base64) => {
    const bytes = Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
    const image = await createImageBitmap(new Blob([bytes]));
    const canvas = new OffscreenCanvas(image.width, image.height);
    const context = canvas.getContext("2d");
    context.drawImage(image, 0, 0);
    const { data } = context.getImageData(0, 0, image.width, image.height);
    const seen = new Set();
    for (let at = 0; at < data.length; at += 4 * 97) seen.add((data[at] << 16) | (data[at + 1] << 8) | data[at + 2]);
    return seen.size;
  }, bytes.toString("base64"));
}

// What is said in the dialog of troubles.
export async function trouble(page) {
  await page.waitForSelector("#trouble[open]");
  return page.evaluate(() => ({
    kind: document.querySelector("#trouble").dataset.kind,
    text: document.querySelector("#trouble").innerText,
  }));
}

// Waits for an async check in the page. `waitForFunction` does not serve: a promise counts as true there.
export async function until(page, check) {
  const end = Date.now() + PATIENCE;
  while (!(await page.evaluate(check))) {
    if (Date.now() > end) throw new Error(`not true within ${PATIENCE} ms: ${check}`);
    await pause(500);
  }
}

// Waits until the service worker keeps every file that every game can need.
export function keptWholly(page) {
  return until(page, isKeptWholly);
}

async function isKeptWholly() {
  const registration = await navigator.serviceWorker.getRegistration();
  if (!registration?.active) return false;
  const script = await (await fetch("sw.js", { cache: "no-store" })).text();
  const { first, game } = JSON.parse(script.match(/const BUILD = (\{.*\});/)[1]);
  const cache = await caches.open(`narabe ${registration.scope}`);
  const kept = new Set((await cache.keys()).map((request) => request.url));
  return [...first, ...game].every(([name]) => kept.has(new URL(name, registration.scope).href));
}
