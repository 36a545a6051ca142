// The page's own words in the language of the game, with a stand-in for the game.
import assert from "node:assert/strict";
import { test } from "node:test";
import { DESKTOP, PHONE, lateWords, open, picture, trouble, withBrowser } from "./browser.mjs";
import { standIn, words } from "./stand-in.mjs";

withBrowser();

const WORDS = words();
const NO_PROGRAM = { lacks: /narabe_bg-.*wasm/ };

const language = (page) => page.evaluate(() => document.documentElement.lang);

// Settings that the game has kept.
const settings = (text) => (context) =>
  context.addInitScript((text) => localStorage.setItem("narabe/settings.ron", `1700000000000\n${text}`), text);

for (const [locale, code] of [
  ["en-GB", "en"],
  ["ja-JP", "ja"],
  ["ru", "ru"],
  ["vi-VN", "vi"],
  ["zh-CN", "zh-Hans"],
  ["de-DE", "en"],
]) {
  test(`a browser in ${locale} is told in ${code} what is the matter`, async (t) => {
    const { folder } = standIn(t);
    const { page } = await open(t, { folder, locale, hosting: NO_PROGRAM, wait: false });
    const { text } = await trouble(page);
    assert.ok(text.includes(WORDS[code]["loader-load"]) && text.includes(WORDS[code]["loader-load-text"]), text);
    assert.ok(text.includes(WORDS[code]["loader-reload"]), text);
    assert.equal(await language(page), code);
    for (const [name, size] of Object.entries({ phone: PHONE, desktop: DESKTOP })) {
      await page.setViewportSize(size);
      await picture(page, `trouble-${code}-${name}`);
    }
  });
}

for (const [what, text, code] of [
  ["chosen in the settings", '(version:1,language:"vi",muted:true)', "vi"],
  ["of the system", '(\n    language: "system",\n)', "ja"],
  ["that is none", '(language:"tlh")', "ja"],
  ["of damaged settings", '(language:"', "ja"],
]) {
  test(`the page speaks the language ${what}`, async (t) => {
    const { folder } = standIn(t);
    const { page } = await open(t, { folder, locale: "ja-JP", prepare: settings(text) });
    assert.equal(await language(page), code);
  });
}

test("a page that may keep nothing speaks the browser's language and offers no game to go on with", async (t) => {
  const { folder } = standIn(t);
  const { page } = await open(t, {
    folder,
    locale: "ru-RU",
    prepare: (context) =>
      context.addInitScript(() => {
        const get = () => {
          throw new DOMException("denied", "SecurityError");
        };
        for (const name of ["localStorage", "sessionStorage"]) Object.defineProperty(globalThis, name, { get });
      }),
  });
  await page.evaluate(() => document.querySelector("#narabe-canvas").dispatchEvent(new Event("webglcontextlost")));
  const { text } = await trouble(page);
  assert.ok(text.includes(WORDS.ru["loader-begin-again"]) && !text.includes(WORDS.ru["loader-go-on"]), text);
});

test("the progress counts with the decimal mark of the language", async (t) => {
  const { folder } = standIn(t);
  const { page } = await open(t, {
    folder,
    locale: "ru-RU",
    prepare: (context) =>
      context.addInitScript(() => {
        globalThis.amounts = [];
        const look = () => globalThis.amounts.push(document.querySelector("#amount")?.textContent);
        new MutationObserver(look).observe(document, { childList: true, subtree: true });
      }),
  });
  const amounts = await page.evaluate(() => globalThis.amounts);
  assert.ok(amounts.includes(WORDS.ru["loader-preparing"]), amounts.join("; "));
  assert.ok(amounts.some((amount) => /^\d,\d из \d,\d МБ$/.test(amount)), amounts.join("; "));
});

test("a page without its words says that a part did not arrive", async (t) => {
  const { folder } = standIn(t);
  const { page } = await open(t, { folder, hosting: { lacks: /words-/ }, wait: false });
  assert.equal(await lateWords(page), WORDS.en["loader-late"]);
});

test("without JavaScript the page says in every language what it needs", async (t) => {
  const { folder } = standIn(t);
  const { page } = await open(t, { folder, javaScriptEnabled: false, wait: false });
  await page.waitForSelector("noscript p");
  const text = await page.locator("noscript").innerText();
  for (const texts of Object.values(WORDS)) assert.ok(text.includes(texts["loader-no-scripts"]), text);
  await picture(page, "no-scripts");
});
