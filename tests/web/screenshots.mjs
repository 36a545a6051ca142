// Writes the pictures that a browser shows before it installs the game, which web/manifest.webmanifest names:
//   node screenshots.mjs PAGE FOLDER
import { chromium } from "playwright-core";
import { existsSync, mkdirSync } from "node:fs";
import path from "node:path";
import { BROWSERS, DESKTOP, PATIENCE, PHONE, SWITCHES, ready, screen } from "./browser.mjs";
import { host } from "./host.mjs";
import { choose } from "./mirror.mjs";

const [page, folder] = process.argv.slice(2);
if (!folder) throw new Error("node screenshots.mjs PAGE FOLDER: a built page and a folder are needed");

// Of a photograph of wood nobody sees the difference to more.
const QUALITY = 82;
// What fades and drops is at rest after so many milliseconds.
const REST = 4000;
const GAME = "#g=renju15/h8h9j10i9i10h10g8g9f7i7k11l12h11/Hana/Isao";

const wide = { viewport: DESKTOP, deviceScaleFactor: 1 };
const narrow = { viewport: PHONE, deviceScaleFactor: 2, hasTouch: true, isMobile: true };
const PICTURES = [
  { name: "game", form: wide, hash: GAME, shown: /study|game/ },
  { name: "puzzles", form: wide, entry: "Puzzles", shown: /puzzles/ },
  { name: "title-narrow", form: narrow, shown: /title/ },
  { name: "game-narrow", form: narrow, hash: GAME, shown: /study|game/ },
];

mkdirSync(folder, { recursive: true });
const executablePath = process.env.CHROMIUM ?? BROWSERS.find(existsSync);
const server = await host(page);
for (const { name, form, hash = "", entry, shown } of PICTURES) {
  const args = [...SWITCHES, `--force-device-scale-factor=${form.deviceScaleFactor}`];
  const browser = await chromium.launch({ executablePath, args, timeout: PATIENCE });
  const context = await browser.newContext({ ...form, reducedMotion: "reduce" });
  context.setDefaultTimeout(PATIENCE);
  const tab = await context.newPage();
  await tab.goto(server.url + hash, { waitUntil: "commit" });
  await ready(tab);
  if (entry) await choose(tab, entry);
  await tab.waitForFunction((shown) => new RegExp(shown).test(document.documentElement.dataset.screen), shown.source);
  await tab.waitForTimeout(REST);
  const file = path.join(folder, `${name}.jpg`);
  await tab.screenshot({ path: file, type: "jpeg", quality: QUALITY, timeout: PATIENCE });
  console.log(file);
  await browser.close();
}
await server.close();
