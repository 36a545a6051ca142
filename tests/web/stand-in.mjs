// The page with a stand-in for the game: the files of `web/` as they are, put together as the build does, around a program
// of a few bytes. So the page itself is tested in seconds and without a build.
import { createHash } from "node:crypto";
import { existsSync, mkdirSync, mkdtempSync, readFileSync, readdirSync, rmSync, writeFileSync } from "node:fs";
import os from "node:os";
import path from "node:path";
import { fileURLToPath } from "node:url";

const WEB = path.resolve(path.dirname(fileURLToPath(import.meta.url)), "../../web");
const ASSETS = path.resolve(WEB, "../assets");
// What the page's own words are set in.
const FONT = "fonts/ShipporiMincho-SemiBold.ttf";
const OTHER_FONT = "fonts/ZenKakuGothicNew-Medium.ttf";
// The icons that a browser asks for by itself, and where they come from.
const ICONS = { "icons/favicon.svg": "app-icon.svg", "icons/icon-32.png": "app-icon-32.png" };

// A module with nothing in it but a section that no one reads, of so many bytes.
function program(bytes) {
  const head = Buffer.from([0, 97, 115, 109, 1, 0, 0, 0]);
  const length = Buffer.alloc(5);
  for (let at = 0, rest = bytes; at < 5; at += 1, rest >>>= 7) length[at] = (rest & 127) | (at < 4 ? 128 : 0);
  return Buffer.concat([head, Buffer.from([0]), length, Buffer.from([0]), Buffer.alloc(bytes - 1, "narabe ")]);
}

// Starts like the game: compiles its program, takes the font that the page has fetched for it and the files that it was handed, loads a
// language, and says that it is there.
const GAME = `export default async function ({ module_or_path }) {
  await WebAssembly.compileStreaming(module_or_path);
  const font = "assets/font";
  if (!globalThis.NARABE.take(font)) await fetch(font);
  await (await fetch("assets/language")).text();
  globalThis.handed = [];
  const take = () => {
    for (let files; (files = NARABE.takeHanded()); ) globalThis.handed.push(files);
  };
  addEventListener("narabe-handed", take);
  take();
  dispatchEvent(new Event("narabe-ready"));
}`;

// The texts of `assets/locales/*/page.ftl`, by language.
export function words() {
  const folder = path.join(ASSETS, "locales");
  const languages = readdirSync(folder).filter((name) => existsSync(path.join(folder, name, "page.ftl")));
  const texts = (file) => [...readFileSync(file, "utf8").matchAll(/^([\w-]+) = (.*)$/gm)].map(([, id, text]) => [id, text]);
  return Object.fromEntries(
    languages.map((language) => [language, Object.fromEntries(texts(path.join(folder, language, "page.ftl")))]),
  );
}

// The page with its texts, as the build writes them.
function withWords(index) {
  const all = words();
  const sentences = Object.entries(all).map(([language, texts]) => `<p lang="${language}">${texts["loader-no-scripts"]}</p>`);
  const whole = index.replace("@loader-no-scripts@", sentences.join(""));
  return whole.replace(/@(loader-[\w-]+)@/g, (_, id) => all.en[id]);
}

// Writes the page into a folder of its own, which goes when the test ends; `edition` makes another version of it.
export function standIn(t, edition = "one") {
  const folder = mkdtempSync(path.join(os.tmpdir(), "narabe-page-"));
  t.after(() => rmSync(folder, { recursive: true, force: true }));
  const files = new Map();
  const names = new Map();
  const add = (name, bytes) => {
    files.set(name, Buffer.from(bytes));
    return name;
  };
  const mark = (name, bytes) => {
    const digest = createHash("sha256").update(bytes).digest("hex").slice(0, 16);
    const { dir, name: stem, ext } = path.parse(name);
    const marked = add(path.posix.join(dir, `${stem}-${digest}${ext}`), bytes);
    names.set(name, marked);
    return marked;
  };
  const source = (name) => {
    let text = readFileSync(path.join(WEB, name), "utf8");
    for (const [plain, marked] of names) text = text.replaceAll(plain, marked);
    return text;
  };
  const list = (names) => names.map((name) => [name, files.get(name).length]);

  const wasm = mark("narabe_bg.wasm", program(200_000));
  const font = mark(`assets/${FONT}`, readFileSync(path.join(ASSETS, FONT)));
  const [language, otherLanguage] = ["ja", "ru"].map((code) => mark(`assets/locales/${code}.ftl`, `language-name = ${code}`));
  const game = mark("narabe.js", `${GAME.replace("assets/font", font).replace("assets/language", language)} // ${edition}`);
  mark(`assets/${OTHER_FONT}`, readFileSync(path.join(ASSETS, OTHER_FONT)));
  for (const [name, file] of Object.entries(ICONS)) add(name, readFileSync(path.join(ASSETS, "icons/app", file)));
  const wordsScript = mark("words.js", source("words.js").replace('"@words@"', JSON.stringify(words())));
  const style = mark("style.css", source("style.css"));
  const tab = mark("tab.js", source("tab.js"));
  const handed = mark("handed.js", source("handed.js"));
  const frame = mark("frame.js", source("frame.js"));
  const deferred = mark("deferred.js", source("deferred.js"));
  const build = { version: edition, assets: "assets", engine: "engine.js", game, wasm, files: list([wasm, game, font]) };
  const loader = mark("loader.js", source("loader.js").replace('"@build@"', JSON.stringify(build)));
  for (const name of ["icons", "screenshots"]) {
    for (const file of readdirSync(path.join(WEB, name))) add(`${name}/${file}`, readFileSync(path.join(WEB, name, file)));
  }
  // The address of the page is not known.
  const withoutAddress = (text) => text.replace(/^.*"@url@".*\n/gm, "").replace("@url@", "");
  add("manifest.webmanifest", withoutAddress(source("manifest.webmanifest")));
  add("index.html", withoutAddress(withWords(source("index.html"))));
  const first = list([wasm, game, font, style, wordsScript, tab, handed, frame, deferred, loader, "index.html", "manifest.webmanifest"]);
  const others = list([language, otherLanguage]);
  add("sw.js", source("sw.js").replace('"@build@"', JSON.stringify({ version: edition, first, game: [], others })));
  for (const [name, bytes] of files) {
    mkdirSync(path.dirname(path.join(folder, name)), { recursive: true });
    writeFileSync(path.join(folder, name), bytes);
  }
  return { folder, wasm, game, font, loader, language, otherLanguage };
}
