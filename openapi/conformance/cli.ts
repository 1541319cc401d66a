#!/usr/bin/env node
import { writeFileSync } from "node:fs";
import { parseArgs } from "node:util";
import { readFixture } from "./Fixture.ts";
import { profiles, readProfile } from "./profiles/readProfile.ts";
import { countFindings } from "./Report.ts";
import { toHtml } from "./report/html.ts";
import { toJunit } from "./report/junit.ts";
import { formatCase, formatSummary } from "./report/terminal.ts";
import { runConformance } from "./runConformance.ts";

const usage = `Usage: velours-conformance --url <url> [options]

Checks an implementation of the Velours contract and reports what it does against it.

  --url <url>          where the contract's paths begin: http://localhost:4000/api
  --fixture <file>     what the implementation has in store, where it is not the demo data (JSON)
  --only <text>        only cases whose part/name contains it; repeatable: rows, fuzz/getProduct
  --implemented <names>
                       the operations that are there so far, with commas between them, or auto for those that answer;
                       the others are not checked. Without it all are to be there
  --profile mock       for @velours/mock: its fixture, and without what it says it does not do
  --seed <number>      of the fuzz (1); the same seed sends the same requests
  --count <number>     requests of the fuzz for each operation (20)
  --max-response-time <ms>
                       how long an answer may take (10000, which is as long as the SDK waits)
  --html <file>        writes the report as a page
  --junit <file>       writes the report as JUnit XML
  --help               this text

Exit code: 0 without findings, 1 with findings, 2 when it could not run.`;

function fail(sentence: string): never {
  console.error(`${sentence}\n\n${usage}`);
  process.exit(2);
}

function readOptions() {
  try {
    return parseArgs({
      options: {
        url: { type: "string" },
        fixture: { type: "string" },
        only: { type: "string", multiple: true },
        implemented: { type: "string" },
        profile: { type: "string" },
        seed: { type: "string", default: "1" },
        count: { type: "string", default: "20" },
        "max-response-time": { type: "string", default: "10000" },
        html: { type: "string" },
        junit: { type: "string" },
        help: { type: "boolean", default: false },
      },
    }).values;
  } catch (error) {
    return fail((error as Error).message);
  }
}

const options = readOptions();
if (options.help) {
  console.log(usage);
  process.exit(0);
}
const { url, fixture, only = [], implemented, seed, count, "max-response-time": maxResponseTime } = options;
const { profile, html, junit } = options;
if (url === undefined) fail("--url is missing.");
if (!/^https?:$/.test(URL.parse(url)?.protocol ?? ""))
  fail(`--url is "${url}", but it must be an http address.`);
for (const [name, value] of Object.entries({ seed, count, "max-response-time": maxResponseTime }))
  if (!/^\d{1,9}$/.test(value)) fail(`--${name} is "${value}", but it must be a whole number.`);

if (profile !== undefined && !profiles.includes(profile))
  fail(`--profile is "${profile}", but it must be ${profiles.join(" or ")}.`);

const { fixture: own = {}, exceptions = {} } = profile === undefined ? {} : readProfile(profile);
const report = await runConformance({
  url,
  fixture: { ...readFixture(fixture), ...own },
  only,
  implemented: implemented === "auto" ? implemented : implemented?.split(","),
  exceptions,
  seed: Number(seed),
  count: Number(count),
  maxResponseTime: Number(maxResponseTime),
  onCase: (result) => result.findings.length > 0 && console.log(formatCase(result)),
}).catch((error: Error) => fail(error.message));
if (report.cases.length === 0) fail(`--only ${only.join(", ")} names no case.`);
console.log(formatSummary(report));
if (html !== undefined) writeFileSync(html, toHtml(report));
if (junit !== undefined) writeFileSync(junit, toJunit(report));
process.exit(countFindings(report) === 0 ? 0 : 1);
