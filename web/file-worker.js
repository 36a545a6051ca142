// The script of the reader of files: loads it, hands it the bytes of a file or a question about it, and passes on what it tells. It
// runs in a worker, which is ended when nobody wants more; a page without workers imports it and calls `here`.
import init, { answer, read } from "./narabe_file_worker.js";

const load = () => init({ module_or_path: new URL("./narabe_file_worker_bg.wasm", import.meta.url) });

// `tell` takes a message and what of it is handed over. After the last one comes null.
async function take({ name, file, task, question }, tell) {
  const send = ({ buffer }) => tell(buffer, [buffer]);
  if (question) {
    answer(question, send);
  } else {
    const bytes = await file.arrayBuffer().catch((fault) => tell({ unread: String(fault) }));
    if (!bytes) return;
    read(name, new Uint8Array(bytes), task, send);
  }
  tell(null);
}

// Reads in the page, which stands still meanwhile. Returns a function that takes a message; `tell` receives what is read.
export async function here(tell) {
  await load();
  return (message) => take(message, tell);
}

if (globalThis.WorkerGlobalScope) {
  const loaded = load();
  // Whoever awaits it gets the error; until then it must not count as unhandled.
  loaded.catch(() => {});
  self.onmessage = async ({ data }) => {
    let hasRun = false;
    try {
      await loaded;
      hasRun = true;
      await take(data, (message, parts) => self.postMessage(message, parts));
    } catch (fault) {
      self.postMessage({ fault: String(fault), hasRun });
      self.close();
    }
  };
}
