// One page plays at a time. Two would keep their games in the same place, and the one that writes last would win.
//
// A lock of the browser's decides where there is one (it is missing on addresses without https). Elsewhere pages ask one
// another: whoever gets no answer plays.

const NAME = "narabe";
// Where the game remembers, in its tab, what it goes on with when the page is loaded again.
const PLAYING = "narabe-playing";
// How long to wait for the lock of a page that is just being closed, or for an answer, in milliseconds.
const PATIENCE = 400;
// The same for an answer on which only words depend.
const LONG_PATIENCE = 2000;
// What pages say to one another.
const WHO = "who plays?";
const MINE = "I play";

const line = "BroadcastChannel" in globalThis ? new BroadcastChannel(NAME) : null;

// Calls `onPlay` once this page may play. While another one does, `onWait` is called with the game there in words (empty
// where there is none, nothing where the other page does not say) and with a function that takes it over. `onLost` is called when a page has taken it over from this
// one.
export function ask({ onPlay, onWait, onLost }) {
  const play = () => {
    listen(onLost);
    onPlay();
  };
  if (navigator.locks) askByLock(play, onWait, onLost);
  else askByLine(play, onWait);
}

function askByLock(onPlay, onWait, onLost) {
  let plays = false;
  const take = (options) =>
    navigator.locks
      .request(NAME, options, () => {
        if (!plays) {
          plays = true;
          onPlay();
        }
        // Held until the page is gone.
        return new Promise(() => {});
      })
      .catch((fault) => {
        if (plays) return onLost();
        // Where a page may keep nothing it has no locks either, and nothing to lose.
        console.info("Narabe plays without a lock:", fault);
        plays = true;
        onPlay();
      });
  take({});
  setTimeout(async () => {
    if (plays) return;
    const other = await whoPlays(LONG_PATIENCE);
    const takeOver = () => {
      goOn(other);
      take({ steal: true });
    };
    if (!plays) onWait(other?.open, takeOver);
  }, PATIENCE);
}

async function askByLine(onPlay, onWait) {
  const other = await whoPlays(PATIENCE);
  if (!other) return onPlay();
  onWait(other.open, () => {
    goOn(other);
    line.postMessage({ say: MINE });
    onPlay();
  });
}

// What the page that plays says of itself; null where none answers.
function whoPlays(patience) {
  if (!line) return Promise.resolve(null);
  return new Promise((resolve) => {
    setTimeout(() => resolve(null), patience);
    line.onmessage = ({ data }) => {
      if (typeof data.open === "string") resolve(data);
    };
    line.postMessage({ say: WHO });
  });
}

// This tab goes on with what the other had open.
function goOn(other) {
  try {
    if (other?.playing) sessionStorage.setItem(PLAYING, other.playing);
  } catch {
    // A page that may keep nothing begins with the title.
  }
}

function playing() {
  try {
    return sessionStorage.getItem(PLAYING);
  } catch {
    return null;
  }
}

// As the page that plays: says what is open here, which the game writes on the page, and hears when another takes over.
function listen(onLost) {
  if (!line) return;
  line.onmessage = ({ data }) => {
    if (data.say === WHO) line.postMessage({ open: document.documentElement.dataset.open ?? "", playing: playing() });
    // One that was slow to answer was here before.
    if (data.say === MINE || (!navigator.locks && typeof data.open === "string")) onLost();
  };
}
