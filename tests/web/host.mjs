// A static host for the built page, as plain as they come: no headers of isolation unless asked for, and below a sub-path.
import { createReadStream, existsSync, statSync } from "node:fs";
import { createServer } from "node:http";
import path from "node:path";

const KINDS = {
  ".html": "text/html",
  ".js": "text/javascript",
  ".css": "text/css",
  ".wasm": "application/wasm",
  ".webmanifest": "application/manifest+json",
  ".png": "image/png",
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

// Serves `folder`. In `hosting`, which may change while it serves, `isolated` sends the headers that let a page have
// threads, and `lacks` matches names that are not found.
export async function host(folder, hosting = {}) {
  const server = createServer((request, response) => {
    const url = decodeURIComponent(request.url.split("?")[0]);
    const name = url.endsWith("/") ? `${url}index.html` : url;
    const file = path.join(folder, path.normalize(name.slice(BASE.length)));
    const found = name.startsWith(BASE) && file.startsWith(folder) && existsSync(file) && statSync(file).isFile();
    if (!found || hosting.lacks?.test(name)) {
      response.writeHead(404, { "Content-Type": "text/plain" }).end("not here");
      return;
    }
    response.writeHead(200, {
      "Content-Type": KINDS[path.extname(file)] ?? "application/octet-stream",
      "Cache-Control": "no-cache",
      ...(hosting.isolated ? ISOLATED : {}),
    });
    createReadStream(file).pipe(response);
  });
  await new Promise((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${server.address().port}${BASE}`,
    // Gone at once, with every connection that is still open.
    close: () =>
      new Promise((resolve) => {
        server.close(resolve);
        server.closeAllConnections();
      }),
  };
}
