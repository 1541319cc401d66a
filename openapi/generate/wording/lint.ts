import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { checkWording } from "./checkWording.ts";

/** `node openapi/generate/wording/lint.ts`: comments that name their subject, no requirement ids, the field's words. */
const ROOT = join(import.meta.dirname, "../../..");
const SOURCES = ["*.{ts,md,yaml}", "{.ci,openapi,sdk,server,web,mocks}/**/*.{ts,tsx,js,css,yaml,md}"];
/** Made by a program, or released as they were. */
const LEFT_OUT = /node_modules|(?:^|\/)(?:dist|generated|out|released)(?:\/|$)|CHANGELOG\.md$/;
/** Here ids and words are the subject. */
const ABOUT_WORDS = /^openapi\/generate\/wording\//;

const files = globSync(SOURCES, { cwd: ROOT, exclude: (path) => LEFT_OUT.test(path) }).filter(
  (file) => !LEFT_OUT.test(file) && !ABOUT_WORDS.test(file),
);
const findings = files.flatMap((file) => checkWording(file, readFileSync(join(ROOT, file), "utf8")));
for (const { where, message } of findings) console.error(`${where}: ${message}`);
console.log(`Wording: ${files.length} files, ${findings.length} findings.`);
if (findings.length > 0) process.exit(1);
