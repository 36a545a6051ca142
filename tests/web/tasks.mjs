// The long tasks of a page's start: while one runs, the browser answers nothing. Without another load on the machine:
//   node tasks.mjs FOLDER [ROUNDS]
import { chromium } from "playwright-core";
import { BROWSERS, DESKTOP, PATIENCE, SWITCHES, ready } from "./browser.mjs";
import { existsSync } from "node:fs";
import { host } from "./host.mjs";

const [folder, rounds = "3"] = process.argv.slice(2);
if (!folder) throw new Error("node tasks.mjs FOLDER [ROUNDS]: a built page is needed");
// What comes after the first screen, such as sounds.
const AFTER = 3000;
// A browser counts a task of 50 ms as long.
const LONG = 100;

for (let round = 0; round < Number(rounds); round += 1) {
  const executablePath = process.env.CHROMIUM ?? BROWSERS.find(existsSync);
  const browser = await chromium.launch({ executablePath, args: SWITCHES, timeout: PATIENCE });
  const server = await host(folder);
  const context = await browser.newContext({ viewport: DESKTOP });
  context.setDefaultTimeout(PATIENCE);
  const page = await context.newPage();
  await page.addInitScript(() => {
    globalThis.tasks = [];
    new PerformanceObserver((seen) => {
      for (const { startTime, duration } of seen.getEntries()) globalThis.tasks.push([startTime, duration]);
    }).observe({ type: "longtask", buffered: true });
    addEventListener("narabe-ready", () => (globalThis.readyAt = performance.now()), { once: true });
  });
  await page.goto(server.url, { waitUntil: "commit" });
  await ready(page);
  await page.waitForTimeout(AFTER);
  const { tasks, readyAt } = await page.evaluate(() => ({ tasks: globalThis.tasks, readyAt: globalThis.readyAt }));
  const long = tasks.filter(([, duration]) => duration >= LONG);
  const words = long.map(([begun, duration]) => `${Math.round(duration)} at ${Math.round(begun)}`);
  console.log(`ready after ${Math.round(readyAt)} ms; tasks in ms: ${words.join(", ")}`);
  await browser.close();
  await server.close();
}
