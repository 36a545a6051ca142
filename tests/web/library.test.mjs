// The library: games of another program are imported, kept, opened and exported.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { open, picture, ready, screen, withBrowser } from "./browser.mjs";
import { drop, stone } from "./hand.mjs";
import { choose, told } from "./mirror.mjs";

withBrowser();

const GAMES = ["Hana", "Isao"].map((name) => `(;GM[4]SZ[15]RU[Renju]PB[${name}]PW[Kaede];B[hh];W[ig];B[ih])`);
const EMPTY = "(;GM[4]SZ[15]RU[Renju]PB[Nobody]PW[Kaede])";

// Waits for a row of the list.
function row(page, name) {
  return told(page, `${name} – Kaede`);
}

test("games of another program are imported, kept, opened and exported", async (t) => {
  const { page, faults } = await open(t);
  await screen(page, "title");
  await drop(page, "club.sgf", [...GAMES, EMPTY].join("\n"));
  await screen(page, "library");
  await told(page, "club imported");
  await told(page, "2 games added");
  await told(page, "1 game left out");
  await row(page, "Hana");
  await picture(page, "library-imported");

  await page.reload({ waitUntil: "commit" });
  await ready(page);
  await screen(page, "title");
  await choose(page, "Library");
  await screen(page, "library");
  await row(page, "Hana");
  await choose(page, "Isao – Kaede");
  await screen(page, "study");
  await stone(page, "i8", "black stone");

  await choose(page, "Export");
  await told(page, "Piskvork");
  await picture(page, "library-export");
  const download = page.waitForEvent("download");
  await choose(page, "Download");
  const text = await readFile(await (await download).path(), "utf8");
  assert.match(text, /PB\[Isao\]/);
  assert.match(text, /;B\[hh\].*;W\[ig\].*;B\[ih\]/s);
  assert.deepEqual(faults, []);
});
