// A browser that keeps nothing for the page, or has no more room: what a person is told of it, and how often.
import assert from "node:assert/strict";
import { test } from "node:test";
import { open, picture, said, withBrowser } from "./browser.mjs";
import { NEW_GAME, newGame, play } from "./hand.mjs";

withBrowser();

// Collects all that is said to screen readers; the page keeps only the last sentences.
function listen(context) {
  return context.addInitScript(() => {
    globalThis.heard = [];
    new MutationObserver((changes) => {
      for (const { addedNodes } of changes) {
        for (const node of addedNodes) {
          if (node.parentElement?.id === "narabe-live") globalThis.heard.push(node.textContent);
        }
      }
    }).observe(document, { childList: true, subtree: true });
  });
}

const heard = (page, words) => page.evaluate((words) => globalThis.heard.filter((said) => said.includes(words)).length, words);

test("a page that may keep nothing says so once, and never speaks of a disk", async (t) => {
  const { page } = await open(t, {
    prepare: async (context) => {
      await listen(context);
      await context.addInitScript(() => {
        const refuse = () => {
          throw new DOMException("denied", "SecurityError");
        };
        for (const name of ["localStorage", "sessionStorage"]) {
          Object.defineProperty(globalThis, name, { get: refuse });
        }
        IDBFactory.prototype.open = refuse;
      });
    },
  });
  await said(page, "does not let this page save anything");
  await picture(page, "storage-refused");
  await newGame(page, NEW_GAME.twoPeople);
  await play(page, "h8", "black stone");
  await play(page, "i9", "white stone");
  await play(page, "i8", "black stone");
  assert.equal(await heard(page, "does not let this page save anything"), 1);
  for (const words of ["disk", "ron", "could not"]) assert.equal(await heard(page, words), 0, words);
});

test("a full store is told of once, and again after it had room", async (t) => {
  const { page } = await open(t, {
    prepare: async (context) => {
      await listen(context);
      await context.addInitScript(() => {
        const set = Storage.prototype.setItem;
        Storage.prototype.setItem = function (key, text) {
          if (globalThis.isFull && this === localStorage) throw new DOMException("full", "QuotaExceededError");
          set.call(this, key, text);
        };
      });
    },
  });
  await newGame(page, NEW_GAME.twoPeople);
  await page.evaluate(() => (globalThis.isFull = true));
  await play(page, "h8", "black stone");
  await said(page, "no more room");
  await play(page, "i9", "white stone");
  await play(page, "i8", "black stone");
  assert.equal(await heard(page, "no more room"), 1);
  await page.evaluate(() => (globalThis.isFull = false));
  await play(page, "j8", "white stone");
  await page.evaluate(() => (globalThis.isFull = true));
  await play(page, "g8", "black stone");
  await page.waitForFunction(() => globalThis.heard.filter((said) => said.includes("no more room")).length === 2);
  assert.equal(await heard(page, "disk"), 0);
});
