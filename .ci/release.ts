import { execFileSync } from "node:child_process";
import { cpSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { parseArgs } from "node:util";
import { build as buildDocs, DIST as DOCS } from "../openapi/docs/build.ts";
import { version } from "../sdk/src/generated/package/version.ts";
import { describeContract, describePackages } from "./release/describe.ts";
import { emptyFolder } from "./release/emptyFolder.ts";
import { packAll } from "./release/packAll.ts";
import { writeChanges } from "./release/writeChanges.ts";

/**
 * `npm run release [-- --out FOLDER] [-- --dirty]`: all that goes to a registry and a release's page, from the commit
 * that is checked out. It publishes nothing.
 */
const ROOT = join(import.meta.dirname, "..");
const { values } = parseArgs({
  options: { out: { type: "string" }, dirty: { type: "boolean", default: false } },
});
const out = values.out ?? join(ROOT, "dist/release", version);

const git = (...words: string[]) => execFileSync("git", words, { cwd: ROOT, encoding: "utf8" }).trim();
const changed = git("status", "--porcelain");
if (changed !== "" && !values.dirty) {
  console.error(
    `There are changes that are in no commit:\n${changed}\nCommit them, or say --dirty to try it.`,
  );
  process.exit(1);
}

// The release's own folder may hold what an interrupted run left.
if (values.out === undefined) rmSync(out, { recursive: true, force: true });
emptyFolder(out);
const tarballs = packAll(out);
cpSync(join(ROOT, "sdk/src/generated/openapi.json"), join(out, "openapi.json"));
writeFileSync(join(out, "CHANGES.md"), await writeChanges(version));
await buildDocs();
cpSync(DOCS, join(out, "docs"), { recursive: true });
const provenance = {
  commit: git("rev-parse", "HEAD"),
  committed: git("show", "-s", "--format=%cI", "HEAD"),
  isDirty: changed !== "",
  node: process.version,
  npm: execFileSync("npm", ["--version"], { encoding: "utf8" }).trim(),
  contract: describeContract(join(out, "openapi.json")),
  packages: describePackages(tarballs),
};
writeFileSync(join(out, "provenance.json"), `${JSON.stringify(provenance, null, 2)}\n`);
writeFileSync(
  join(out, "SHA256SUMS"),
  provenance.packages.map(({ file, sha256 }) => `${sha256}  ${file}\n`).join(""),
);
for (const { name, file, bytes } of provenance.packages)
  console.log(`${name.padEnd(22)} ${file.padEnd(40)} ${String(bytes).padStart(9)} bytes`);
const lines = readFileSync(join(out, "CHANGES.md"), "utf8").split("\n").length;
console.log(`${out}: with CHANGES.md (${lines} lines), docs/, openapi.json, provenance.json, SHA256SUMS`);
console.log(`To publish them, in this order: ${tarballs.map((file) => `npm publish ${file}`).join(" && ")}`);
