import { mkdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { readContract } from "./contract.ts";
import { changelogSection, withSection } from "./diff/changelog.ts";
import { diffDocuments } from "./diff/diffDocuments.ts";
import { compareVersions, nextVersion } from "./diff/nextVersion.ts";
import { lastRelease, releaseText } from "./diff/released.ts";
import type { OpenApiDocument } from "./OpenApiDocument.ts";

/**
 * `npm run -w openapi release [VERSION]` makes the contract as it is a promise: writes its bundle to
 * openapi/released/VERSION.json, the version into the contract and the SDK, and the changes into the SDK's CHANGELOG.
 */
const ROOT = join(import.meta.dirname, "../..");
const FOLDER = join(ROOT, "openapi");
const CHANGELOG = join(ROOT, "sdk/CHANGELOG.md");
const release = lastRelease(FOLDER);
const { document } = await readContract(FOLDER);
const text = releaseText(document);
const changes = release ? diffDocuments(release.document, JSON.parse(text) as OpenApiDocument) : [];
const least = release ? nextVersion(release.version, changes) : "0.1.0";
const version = process.argv[2] ?? least;

if (!/^\d+\.\d+\.\d+$/.test(version)) refuse(`"${version}" is no version: write it as 1.2.3.`);
if (release && compareVersions(version, release.version) <= 0)
  refuse(
    `${release.version} is out already: ${changes.length ? `${least} is next` : "nothing has changed since"}.`,
  );
if (compareVersions(version, least) < 0) refuse(`The changes ask for ${least} or later, ${version} is less.`);

mkdirSync(join(FOLDER, "released"), { recursive: true });
writeFileSync(join(FOLDER, "released", `${version}.json`), text);
replace(join(FOLDER, "openapi.yaml"), /^( {2}version: ).*$/m, `$1${version}`);
replace(join(ROOT, "sdk/package.json"), /^( {2}"version": ").*(",)$/m, `$1${version}$2`);
const changelog = readFileSync(CHANGELOG, "utf8");
if (!changelog.includes(`\n## ${version}\n`))
  writeFileSync(CHANGELOG, withSection(changelog, changelogSection(version, changes)));
console.log(
  `Released ${version}: ${changes.length} changes since ${release?.version ?? "nothing"}. Now: npm install && npm run generate, read sdk/CHANGELOG.md, commit.`,
);

function replace(file: string, pattern: RegExp, by: string): void {
  writeFileSync(file, readFileSync(file, "utf8").replace(pattern, by));
}

function refuse(why: string): never {
  console.error(why);
  process.exit(1);
}
