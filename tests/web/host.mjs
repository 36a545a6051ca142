// A static host for the built page, as plain as they come: no headers of isolation unless asked for, and below a sub-path.
import { existsSync, readFileSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";
import { gzipSync } from "node:zlib";

const KINDS = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".png": "image/png",
  ".jpg": "image/jpeg",
  ".svg": "image/svg+xml",
  ".ttf": "font/ttf",
  ".ogg": "audio/ogg",
};

const ISOLATED = {
  "Cross-Origin-Opener-Policy": "same-origin",
  "Cross-Origin-Embedder-Policy": "require-corp",
};

// Where the page lies on the host: not at its root, for many games share one.
const BASE = "/games/narabe/";
const BESIDE = "/games/narabe-next/";

// Serves `folder`. In `hosting`, which may change while it serves:
// - `isolated` sends the headers that let a page have threads;
// - `lent` lets isolated pages of other sites show the page in a frame;
// - `lacks` matches names that are not found;
// - `confuses` matches names in whose place the page is sent, as if nothing were wrong;
// - `cuts` matches names of which only the first half is sent, as if that were all;
// - `packs` sends everything packed, with the packed length;
// - `asked` is a list that takes the name of every file that is asked for;
// - `beside` is another folder, served below another path.
export async function host(folder, hosting = {}) {
  const server = createServer((request, response) => {
    const url = decodeURIComponent(request.url.split("?")[0]);
    const name = url.endsWith("/") ? `${url}index.html` : url;
    const [base, root] = hosting.beside && name.startsWith(BESIDE) ? [BESIDE, hosting.beside] : [BASE, folder];
    hosting.asked?.push(name);
    let file = path.join(root, path.normalize(name.slice(base.length)));
    const found = name.startsWith(base) && file.startsWith(root) && existsSync(file) && statSync(file).isFile();
    if (!found || hosting.lacks?.test(name)) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("not here");
      return;
    }
    if (hosting.confuses?.test(name)) file = path.join(root, "index.html");
    let body = readFileSync(file);
    if (hosting.cuts?.test(name)) body = body.subarray(0, body.length / 2);
    if (hosting.packs) body = gzipSync(body);
    response.writeHead(200, {
      "Content-Type": KINDS[path.extname(file)] ?? "application/octet-stream",
      "Cache-Control": "no-cache",
      "Content-Length": body.length,
      ...(hosting.packs ? { "Content-Encoding": "gzip" } : {}),
      ...(hosting.isolated ? ISOLATED : {}),
      ...(hosting.lent ? { "Cross-Origin-Resource-Policy": "cross-origin" } : {}),
    });
    response.end(body);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  const origin = `http://127.0.0.1:${server.address().port}`;
  return {
    url: `${origin}${BASE}`,
    beside: `${origin}${BESIDE}`,
    // Gone at once, with every connection that is still open.
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
