// The library: games of another program are imported, kept, opened and exported.
import assert from "node:assert/strict";
import { readFile } from "node:fs/promises";
import { test } from "node:test";
import { open, picture, ready, screen, withBrowser } from "./browser.mjs";
import { drop, stone } from "./hand.mjs";
import { choose, told, words } from "./mirror.mjs";

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

// The points of a board in SGF on which stones of one colour never make a row of more than two.
const points = (colour) =>
  Array.from({ length: 225 }, (_, index) => [index % 15, Math.floor(index / 15)])
    .filter(([x, y]) => (Math.floor(x / 2) + y) % 2 === colour)
    .map(([x, y]) => "abcdefghijklmno"[x] + "abcdefghijklmno"[y]);
const [BLACK, WHITE] = [points(0), points(1)];

// Games of forty moves that all differ.
function manyGames(count) {
  const turn = (number, turn) => {
    const stride = 1 + (Math.floor(number / BLACK.length) % (BLACK.length - 1));
    return `;B[${BLACK[(number + turn * stride) % BLACK.length]}];W[${WHITE[(number + turn) % WHITE.length]}]`;
  };
  const game = (number) => {
    const moves = Array.from({ length: 20 }, (_, index) => turn(number, index)).join("");
    return `(;GM[4]SZ[15]RU[Freestyle]PB[Player ${number}]PW[Kaede]${moves})`;
  };
  return Array.from({ length: count }, (_, number) => game(number)).join("\n");
}

test("many games are imported beside the page, which goes on drawing, and an import can be cancelled", async (t) => {
  const { page, faults } = await open(t);
  const workers = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await screen(page, "title");
  await page.evaluate(() => {
    globalThis.drawn = 0;
    const count = () => {
      globalThis.drawn += 1;
      requestAnimationFrame(count);
    };
    count();
  });
  await drop(page, "cup.sgf", manyGames(3_000));
  await told(page, "Importing cup");
  const before = await page.evaluate(() => globalThis.drawn);
  await told(page, "cup imported");
  await told(page, "3000 games added");
  const after = await page.evaluate(() => globalThis.drawn);
  assert.ok(after > before + 1, `${after - before} frames`);
  assert.ok(workers.some((url) => url.includes("/file-worker-")), String(workers));

  await choose(page, "Close");
  await drop(page, "large.sgf", manyGames(60_000));
  await told(page, "Importing large");
  await choose(page, "Cancel");
  await told(page, "large: import cancelled");
  const added = (await words(page)).map((text) => text.match(/^([\d,]+) games? added/)?.[1]).find(Boolean);

  // What was written before an import was cancelled stays, as do all games of the other one.
  await page.reload({ waitUntil: "commit" });
  await ready(page);
  await screen(page, "title");
  await choose(page, "Library");
  await screen(page, "library");
  const kept = 3_000 + Number(added.replaceAll(",", ""));
  // The game groups the digits of ten thousand and more.
  await told(page, `${kept < 10_000 ? kept : kept.toLocaleString("en")} games`);
  assert.deepEqual(faults, []);
});

test("a browser without workers imports in the page", async (t) => {
  const { page } = await open(t, {
    prepare: (context) =>
      context.addInitScript(() => {
        globalThis.Worker = class extends Worker {
          constructor(url, options) {
            super(/file-worker-/.test(url) ? `${url}.gone` : url, options);
          }
        };
      }),
  });
  await screen(page, "title");
  await drop(page, "cup.sgf", manyGames(300));
  await told(page, "300 games added");
});

test("a large file is opened beside the page", async (t) => {
  const { page, faults } = await open(t);
  const workers = [];
  page.on("worker", (worker) => workers.push(worker.url()));
  await screen(page, "title");
  const variations = BLACK.map((point) => `(;B[${point}]C[${"Here White answers. ".repeat(50)}];W[${WHITE[0]}])`);
  await drop(page, "tree.sgf", `(;GM[4]SZ[15]RU[Freestyle]${variations.join("")})`);
  await screen(page, "study");
  assert.ok(workers.some((url) => url.includes("/file-worker-")), String(workers));
  assert.deepEqual(faults, []);
});

// A library of RenLib with every line of this many moves on these points.
function renLib(points, depth) {
  const bytes = [0xff, ...Buffer.from("RenLib"), 0xff, 3, 4, ...Array(10).fill(0xff), 0, 0];
  const line = [];
  const below = () => {
    const free = points.filter((point) => !line.includes(point));
    for (const [index, point] of free.entries()) {
      line.push(point);
      const isLast = index + 1 === free.length;
      bytes.push(point, (isLast ? 0 : 0x80) | (line.length === depth ? 0x40 : 0));
      if (line.length < depth) below();
      line.pop();
    }
  };
  below();
  return Buffer.from(bytes);
}

test("a branch of a library with too many moves for a study is chosen and opened", async (t) => {
  const { page, faults } = await open(t);
  await screen(page, "title");
  // Three rows of seven points around h8: 21 · 20 · 19 · 18 · 17 lines, and the moves on their way.
  const points = [0x60, 0x70, 0x80].flatMap((row) => [5, 6, 7, 8, 9, 10, 11].map((column) => row + column));
  await drop(page, "all.lib", renLib(points, 5));
  await screen(page, "branch");
  await told(page, "2,593,941 moves are too many");
  await picture(page, "branch");
  await choose(page, "Black H8, 123,520 moves below");
  await stone(page, "h8", "black stone");
  await told(page, "123,521 moves become a study");
  await choose(page, "White I8, 6,175 moves below");
  await stone(page, "i8", "white stone");
  await choose(page, "Step back");
  await stone(page, "i8", "empty");
  await choose(page, "White I8");
  await stone(page, "i8", "white stone");
  await choose(page, "Open from here");
  await screen(page, "study");
  await stone(page, "i8", "white stone");
  assert.deepEqual(faults, []);
});
