// The script of the worker that reads files: loads the reader, hands it the bytes of a file or a question about it, and passes on
// what it tells. It is ended when nobody wants more.
import init, { answer, read } from "./narabe_file_worker.js";

const loaded = init({ module_or_path: new URL("./narabe_file_worker_bg.wasm", import.meta.url) });
// Whoever awaits it gets the error; until then it must not count as unhandled.
loaded.catch(() => {});

const tell = ({ buffer }) => self.postMessage(buffer, [buffer]);

self.onmessage = async ({ data: { name, file, task, question } }) => {
  let hasRun = false;
  try {
    await loaded;
    if (question) {
      hasRun = true;
      answer(question, tell);
    } else {
      const bytes = await file.arrayBuffer().catch((fault) => self.postMessage({ unread: String(fault) }));
      if (!bytes) return;
      hasRun = true;
      read(name, new Uint8Array(bytes), task, tell);
    }
    self.postMessage(null);
  } catch (fault) {
    self.postMessage({ fault: String(fault), hasRun });
    self.close();
  }
};
