// Chooses the language of the page's own words as the game chooses its own, and writes them into the page. This is a plain script,
// which runs where the loader may not.
"use strict";
(() => {
  // Filled in by the build: the texts of each language, from assets/locales.
  const WORDS = "@words@";
  const FALLBACK = "en";
  // Where the game keeps its settings, and the language among them; without one it is the system's.
  const SETTINGS = "narabe/settings.ron";
  const CHOSEN = /\blanguage:\s*"([\w-]+)"/;

  function chosen() {
    try {
      return localStorage.getItem(SETTINGS)?.match(CHOSEN)?.[1];
    } catch {
      return undefined;
    }
  }

  // The language of this tag, else one that begins like it.
  function known(tag) {
    const parts = (tag) => tag.toLowerCase().split("-");
    const codes = Object.keys(WORDS);
    const same = codes.find((code) => parts(code).join() === parts(tag).join());
    return same ?? codes.find((code) => parts(code)[0] === parts(tag)[0]);
  }

  const setting = chosen();
  const language = (setting in WORDS ? setting : known(navigator.language ?? FALLBACK)) ?? FALLBACK;

  // The text of a message with its variables.
  const text = (id, variables = {}) =>
    (WORDS[language][id] ?? WORDS[FALLBACK][id]).replace(/\{ \$(\w+) \}/g, (_, name) => variables[name]);

  document.documentElement.lang = language;
  for (const element of document.querySelectorAll("[data-words]")) element.textContent = text(element.dataset.words);
  for (const element of document.querySelectorAll("[data-label]")) element.ariaLabel = text(element.dataset.label);
  globalThis.NARABE_WORDS = { language, text };
})();
