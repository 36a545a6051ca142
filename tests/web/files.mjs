// What it costs a page to import or to open a file: seconds, the longest time between two frames, the longest task, the most memory
// of the page with its workers. Of a library with too many moves for a study, the first branch that is small enough is opened too.
//   node files.mjs PAGE FILE [idle]
// With `idle` nothing is opened for ten seconds, to compare with.
import { chromium } from "playwright-core";
import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout as pause } from "node:timers/promises";
import { BROWSERS, DESKTOP, SWITCHES, ready, screen } from "./browser.mjs";
import { host } from "./host.mjs";
import { choose, words } from "./mirror.mjs";

const [folder, file, idle] = process.argv.slice(2);
if (!file) throw new Error("node files.mjs PAGE FILE [idle]: a built page and a file are needed");
// Longer than the largest file takes.
const PATIENCE = 1_800_000;
const MEGABYTE = 2 ** 20;

const executablePath = process.env.CHROMIUM ?? BROWSERS.find(existsSync);
const args = [...SWITCHES, "--force-device-scale-factor=0.5"];
const browser = await chromium.launch({ executablePath, args, timeout: PATIENCE });
const server = await host(folder, { beside: path.dirname(path.resolve(file)) });
const page = await (await browser.newContext({ viewport: DESKTOP, deviceScaleFactor: 0.5 })).newPage();
page.setDefaultTimeout(PATIENCE);
page.on("pageerror", (fault) => console.log("fault:", String(fault)));
page.on("console", (message) => message.type() === "error" && console.log("error:", message.text()));
await page.goto(server.url, { waitUntil: "commit" });
await ready(page);
await screen(page, "title");
// The first frames compile what draws.
await pause(3_000);

const session = await browser.newBrowserCDPSession();
// The most memory of each process that draws a page, in MB.
async function memory() {
  const { processInfo } = await session.send("SystemInfo.getProcessInfo");
  const most = processInfo
    .filter(({ type }) => type === "renderer")
    .map(({ id }) => Number(readFileSync(`/proc/${id}/status`, "utf8").match(/VmHWM:\s+(\d+)/)?.[1] ?? 0) / 1024);
  return Math.round(Math.max(...most));
}

const address = server.beside + path.basename(file);
await page.evaluate(async (address) => {
  const blob = await (await fetch(address)).blob();
  globalThis.file = new File([blob], decodeURIComponent(address.split("/").pop()));
}, address);
const before = await memory();
await page.evaluate((idle) => {
  globalThis.costs = { gap: 0, task: 0, tasks: 0, frames: 0 };
  let last = performance.now();
  const frame = (now) => {
    globalThis.costs.gap = Math.max(globalThis.costs.gap, now - last);
    globalThis.costs.frames += 1;
    last = now;
    requestAnimationFrame(frame);
  };
  requestAnimationFrame(frame);
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) {
      globalThis.costs.task = Math.max(globalThis.costs.task, duration);
      globalThis.costs.tasks += duration;
    }
  }).observe({ type: "longtask" });
  if (idle) return;
  const dataTransfer = new DataTransfer();
  dataTransfer.items.add(globalThis.file);
  document.dispatchEvent(new DragEvent("drop", { dataTransfer, bubbles: true, cancelable: true }));
}, idle);

let begun = performance.now();
const seen = [];
for (let isOver = false; !isOver; await pause(200)) {
  const [shown, told] = [await page.evaluate(() => document.documentElement.dataset.screen), await words(page)];
  const news = told.filter((text) => /imported|failed|cannot|cancelled|left out|added|Opening|\d %$/.test(text)).join("; ");
  if (news !== seen.at(-1)?.news) seen.push({ at: ((performance.now() - begun) / 1000).toFixed(1), news });
  isOver = idle ? performance.now() - begun > 10_000 : ["study", "branch"].includes(shown) || /imported|failed|cannot/.test(news);
}
for (const { at, news } of seen) console.log(`${at} s: ${news}`);
const round = Math.round;
async function report(what) {
  const seconds = (performance.now() - begun) / 1000;
  const costs = await page.evaluate(() => globalThis.costs);
  console.log(
    `${what}: ${seconds.toFixed(1)} s, ${costs.frames} frames, longest gap ${round(costs.gap)} ms, ` +
      `longest task ${round(costs.task)} ms, memory ${before} MB before and ${await memory()} MB at most`,
  );
}
await report(`${path.basename(file)}, ${round(readFileSync(file).length / MEGABYTE)} MB`);

if ((await page.evaluate(() => document.documentElement.dataset.screen)) === "branch") {
  let [steps, longest] = [0, 0];
  for (const sides = ["Black ", "White "]; !(await fits()); steps += 1) {
    const [begun, told] = [performance.now(), (await words(page)).join()];
    await choose(page, sides[steps % 2]);
    while ((await words(page)).join() === told) await pause(5);
    longest = Math.max(longest, performance.now() - begun);
  }
  console.log(`${steps} steps, each at most ${round(longest)} ms`);
  begun = performance.now();
  await choose(page, "Open from here");
  await screen(page, "study");
  await report(`the branch after ${steps} moves`);
}

// Whether the branch is small enough.
async function fits() {
  return (await words(page)).some((text) => text.endsWith("moves become a study."));
}

await browser.close();
await server.close();
