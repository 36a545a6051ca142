// The page as an installed app, with a stand-in for the game: whether a browser installs it, and what the system hands to it.
import assert from "node:assert/strict";
import { test } from "node:test";
import { keptWholly, open, ready, withBrowser, withProfile } from "./browser.mjs";
import { standIn } from "./stand-in.mjs";

withBrowser();

// The names of the files that the game was handed, in the groups in which they came.
const handed = (page) =>
  page.evaluate(() => globalThis.handed.map((files) => files.map(({ name, message }) => (message ? `${name}: ${message}` : name))));

const waitForHanded = (page, number) => page.waitForFunction((number) => globalThis.handed?.length === number, number);

test("a browser finds nothing in the way of installing the page", async (t) => {
  const { folder } = standIn(t);
  const { page } = await withProfile(t, { folder });
  await ready(page);
  const session = await page.context().newCDPSession(page);
  const { errors, manifest } = await session.send("Page.getAppManifest");
  assert.deepEqual(errors, []);
  const { installabilityErrors } = await session.send("Page.getInstallabilityErrors");
  assert.deepEqual(installabilityErrors, []);
  // Each folder of a host is an app of its own.
  assert.equal(manifest.id, page.url());
});

test("every picture that the manifest names is there, in the size that it names", async (t) => {
  const { folder } = standIn(t);
  const { page } = await open(t, { folder });
  const wrong = await page.evaluate(async () => {
    const { icons, screenshots } = await (await fetch("manifest.webmanifest")).json();
    const wrong = [];
    for (const { src, sizes } of [...icons, ...screenshots]) {
      const image = new Image();
      image.src = src;
      const isThere = await image.decode().then(() => true, () => false);
      const size = `${image.naturalWidth}x${image.naturalHeight}`;
      if (!isThere || (sizes !== "any" && sizes !== size)) wrong.push(`${src}: ${size}`);
    }
    return wrong;
  });
  assert.deepEqual(wrong, []);
});

test("the page neither loads nor keeps the pictures for an installation", async (t) => {
  const { folder } = standIn(t);
  const asked = [];
  const { page } = await open(t, { folder, hosting: { asked } });
  await keptWholly(page);
  assert.deepEqual(asked.filter((name) => /screenshots/.test(name)), []);
});

// A browser that launches the page with files; the launch before a reload is handed over again, as Chromium does.
const launching = (context) =>
  context.addInitScript(() => {
    const file = (name, text) => ({ name, getFile: async () => new File([text], name, { lastModified: 1 }) });
    const lost = { name: "lost.sgf", getFile: async () => Promise.reject(new DOMException("gone", "NotFoundError")) };
    const setConsumer = (launched) => {
      globalThis.launch = (names, hash = "") => {
        const files = names.map((name) => (name === "lost.sgf" ? lost : file(name, name)));
        launched({ targetURL: new URL(`./${hash}`, location.href).href, files });
      };
      globalThis.launch(["first.sgf", "second.sgf"]);
    };
    Object.defineProperty(globalThis, "launchQueue", { value: { setConsumer } });
  });

test("files that the system opens come to the game, once", async (t) => {
  const { folder } = standIn(t);
  const { page } = await open(t, { folder, prepare: launching });
  await waitForHanded(page, 1);
  assert.deepEqual(await handed(page), [["first.sgf", "second.sgf"]]);

  await page.evaluate(() => globalThis.launch(["lost.sgf", "third.psq"]));
  await waitForHanded(page, 2);
  const [, later] = await handed(page);
  assert.match(later[0], /^lost\.sgf: .*gone/);
  assert.equal(later[1], "third.psq");

  // The launch that comes again is not the last one any more.
  await page.evaluate(() => globalThis.launch(["first.sgf", "second.sgf"]));
  await waitForHanded(page, 3);
  await page.reload({ waitUntil: "commit" });
  await ready(page);
  await page.evaluate(() => globalThis.launch(["first.sgf", "second.sgf"]));
  await waitForHanded(page, 1);
});

test("a link that the system opens is followed in the page that is open", async (t) => {
  const { folder } = standIn(t);
  const { page } = await open(t, { folder, prepare: launching });
  await page.evaluate(() => globalThis.launch([], "#puzzles"));
  await page.waitForFunction(() => location.hash === "#puzzles");
});

// Shares with the page what is put in a form, as the system does.
async function share(page, url, { files = [], ...texts }) {
  const fields = Object.keys(texts).map((name) => `<textarea name="${name}"></textarea>`);
  const form = `<form method="post" enctype="multipart/form-data" action="${url}">${fields.join("")}
    <input type="file" name="files" multiple></form>`;
  await page.goto(`data:text/html,${encodeURIComponent(form)}`);
  for (const [name, text] of Object.entries(texts)) await page.fill(`[name=${name}]`, text);
  await page.setInputFiles("input", files.map(([name, text]) => ({ name, mimeType: "text/plain", buffer: Buffer.from(text) })));
  await page.evaluate(() => document.forms[0].submit());
  await page.waitForURL((address) => address.href.startsWith(url));
  await ready(page);
}

test("files that are shared come to the game, once", async (t) => {
  const { folder } = standIn(t);
  const { page, server } = await open(t, { folder });
  await keptWholly(page);
  await share(page, server.url, { files: [["a.sgf", "(;)"], ["b.lib", "x"]], text: "two games" });
  await waitForHanded(page, 1);
  assert.deepEqual(await handed(page), [["a.sgf", "b.lib"]]);
  assert.equal(await page.evaluate(() => globalThis.handed[0][0].text()), "(;)");
  await page.reload({ waitUntil: "commit" });
  await ready(page);
  assert.deepEqual(await handed(page), []);
});

test("a text that is shared comes as a file, and a link to this page is followed", async (t) => {
  const { folder } = standIn(t);
  const { page, server } = await open(t, { folder });
  await keptWholly(page);
  await share(page, server.url, { title: "Hana", text: "1. h8 i9" });
  await waitForHanded(page, 1);
  assert.deepEqual(await handed(page), [["Hana"]]);
  assert.equal(await page.evaluate(() => globalThis.handed[0][0].text()), "1. h8 i9");
  await share(page, server.url, { title: "", text: `Look: ${server.url}#g=freestyle15/h8 !` });
  await page.waitForFunction(() => location.hash === "#g=freestyle15/h8");
  assert.deepEqual(await handed(page), []);
});
