// How long two builds of the page take to start, first visit and second, in turns on the same machine:
//   node start.mjs FOLDER FOLDER [ROUNDS]
import { chromium } from "playwright-core";
import { BROWSERS, DESKTOP, PATIENCE, SWITCHES, ready } from "./browser.mjs";
import { existsSync } from "node:fs";
import { host } from "./host.mjs";

const [first, second, rounds = "3"] = process.argv.slice(2);
if (!second) throw new Error("node start.mjs FOLDER FOLDER [ROUNDS]: two built pages are needed");

// The time until the title is seen, in milliseconds.
async function visit(page, url) {
  const begun = performance.now();
  await page.goto(url, { waitUntil: "commit" });
  await ready(page);
  return Math.round(performance.now() - begun);
}

const times = {};
for (let round = 0; round < Number(rounds); round += 1) {
  for (const folder of [first, second]) {
    const executablePath = process.env.CHROMIUM ?? BROWSERS.find(existsSync);
    const browser = await chromium.launch({ executablePath, args: SWITCHES, timeout: PATIENCE });
    const server = await host(folder);
    const context = await browser.newContext({ viewport: DESKTOP });
    context.setDefaultTimeout(PATIENCE);
    const page = await context.newPage();
    const seen = [await visit(page, server.url), await visit(page, server.url)];
    (times[folder] ??= []).push(seen);
    console.log(`${folder}: first visit ${seen[0]} ms, second ${seen[1]} ms`);
    await browser.close();
    await server.close();
  }
}

const middle = (numbers) => numbers.toSorted((one, other) => one - other)[Math.floor(numbers.length / 2)];
for (const [folder, seen] of Object.entries(times)) {
  const [one, two] = [0, 1].map((visit) => middle(seen.map((times) => times[visit])));
  console.log(`${folder}: in the middle of ${seen.length}, first visit ${one} ms, second ${two} ms`);
}
