// The deferred half of the game's program: the functions that the title does not need. The loader adds it once the title is seen.
// A function that is called before then fetches it, while its caller and the page wait.

const FILE = "narabe_deferred.wasm";
// Bytes as letters, which are all that a request can bring at once.
const BYTES = "text/plain; charset=x-user-defined";

// The deferred half did not come when it was needed: the game cannot go on.
export class NotFetched extends Error {}

// What the other half exports, once it runs.
let primary = () => undefined;
let isAdded = false;

// What stands for the deferred functions, by their places in the program's table.
export function placeholders(exports) {
  primary = exports;
  const standFor = (_, place) => (...values) => {
    if (!isAdded) fetchNow();
    return exports().table.get(Number(place))(...values);
  };
  return new Proxy({}, { get: standFor });
}

// Adds the deferred half from the answer of a host, compiled while it arrives where the host says what it is.
export async function add(answer) {
  const isProgram = answer.headers.get("Content-Type") === "application/wasm";
  const module = isProgram ? WebAssembly.compileStreaming(answer) : WebAssembly.compile(await answer.arrayBuffer());
  start(await module);
}

function fetchNow() {
  console.info("Narabe fetches the rest of its program at once");
  try {
    const request = new XMLHttpRequest();
    request.open("GET", FILE, false);
    request.overrideMimeType(BYTES);
    request.send();
    if (request.status !== 200) throw new Error(`${request.status} ${request.statusText}`);
    start(new WebAssembly.Module(Uint8Array.from(request.responseText, (letter) => letter.charCodeAt(0) & 0xff)));
  } catch (fault) {
    throw new NotFetched(`${FILE}: ${fault.message ?? fault}`);
  }
}

// It takes the places in the table by itself.
function start(module) {
  if (isAdded) return;
  new WebAssembly.Instance(module, { primary: primary() });
  isAdded = true;
}
