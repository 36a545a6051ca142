// Only one page plays at a time. Two would save their games in the same place, and the last writer would win.
//
// A Web Lock decides if available (it needs HTTPS). Otherwise pages ask one another: a page without an answer plays.

const NAME = "narabe";
// The key in session storage under which the game remembers what to resume after a reload.
const PLAYING = "narabe-playing";
// How long to wait for the lock of a closing page, or for an answer, in milliseconds.
const PATIENCE = 400;
// The same for an answer that is only displayed.
const LONG_PATIENCE = 2000;
// The messages between pages.
const WHO = "who plays?";
const MINE = "I play";

const line = "BroadcastChannel" in globalThis ? new BroadcastChannel(NAME) : null;

// Calls `onPlay` once this page may play. While another one does, `onWait` is called with a description of its game
// (empty without one, undefined if the other page does not answer) and with a function that takes it over. `onLost` is
// called when another page has taken over from this one.
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
        // Held until the page is closed.
        return new Promise(() => {});
      })
      .catch((fault) => {
        if (plays) return onLost();
        // A page without storage has no locks either, and nothing to lose.
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

// The description of the page that plays; null if none answers.
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

// This tab resumes what the other had open.
function goOn(other) {
  try {
    if (other?.playing) sessionStorage.setItem(PLAYING, other.playing);
  } catch {
    // A page without storage begins with the title.
  }
}

function playing() {
  try {
    return sessionStorage.getItem(PLAYING);
  } catch {
    return null;
  }
}

// On the page that plays: answers with a description of the game, which the game writes on the page, and hears when
// another page takes over.
function listen(onLost) {
  if (!line) return;
  line.onmessage = ({ data }) => {
    if (data.say === WHO) line.postMessage({ open: document.documentElement.dataset.open ?? "", playing: playing() });
    // A page that was slow to answer was here first.
    if (data.say === MINE || (!navigator.locks && typeof data.open === "string")) onLost();
  };
}
