import { type ChildProcess, spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createInterface } from "node:readline";
import { afterEach, describe, expect, it } from "vitest";
import { groupFindings } from "../Report.ts";
import { runConformance } from "../runConformance.ts";

const repository = join(import.meta.dirname, "../../..");
const program = join(import.meta.dirname, "python/server.py");
const hasPython = spawnSync("python3", ["--version"]).status === 0;
if (process.env.FULL && !hasPython)
  console.warn("skipped: there is no python3 on this machine, so its server was not checked");

let running: ChildProcess | undefined;
afterEach(async () => {
  if (running === undefined) return;
  running.kill();
  await once(running, "exit");
  running = undefined;
});

const contract = ["--contract", "sdk/src/generated/openapi.json"];
const options = [...contract, "--data", "server/data/demo", "--port", "0"];

/** Starts a server's program; its address. */
async function start(file: string): Promise<string> {
  running = spawn("python3", [file, ...options], { cwd: repository, stdio: ["ignore", "pipe", "inherit"] });
  const [url] = await once(createInterface(running.stdout!), "line");
  return url;
}

const judge = async (url: string, count: number, only: string[] = []) => {
  const report = await runConformance({ url, implemented: "auto", count, only });
  const there = report.operations.filter(({ state }) => state !== "missing").map(({ name }) => name);
  return { findings: groupFindings(report).map(({ first }) => first.message), there };
};

const operations = [
  "getCollection",
  "getGiftCard",
  "getPage",
  "getProduct",
  "getPromotion",
  "identify",
  "listCampaigns",
  "listNotifications",
  "listShippingRates",
  "writeLog",
];

// Hundreds of requests to a program in another language; the mock's run of the same checks is in every test.
describe.runIf(process.env.FULL && hasPython)("the server in Python's standard library", () => {
  it("keeps the contract in its ten operations", async () => {
    const { findings, there } = await judge(await start(program), 100);
    expect(findings).toEqual([]);
    expect(there.sort()).toEqual(operations);
  }, 300_000);

  it("is found out when it answers no 304, one language, and a code in one letter case", async () => {
    const folder = mkdtempSync(join(tmpdir(), "velours-server-"));
    const file = join(folder, "server.py");
    const broken = [
      ['status, text = 304, b""', "pass"],
      ['return values.get("configuration", {}).get("language", "en")', 'return "en"'],
      ['values["code"].strip().lower()', 'values["code"].strip()'],
      ['promotion["name"].lower()', 'promotion["name"]'],
    ].reduce((text, [right = "", wrong = ""]) => text.replace(right, wrong), readFileSync(program, "utf8"));
    writeFileSync(file, broken);
    const { findings } = await judge(await start(file), 1, ["meaning/"]);
    rmSync(folder, { recursive: true });
    expect(findings.join("\n")).toMatch(
      /If-None-Match with the answer's ETag: answered 200 success instead of 304/,
    );
    expect(findings.join("\n")).toMatch(/neither title nor description of .+ differs between en and fr/);
    expect(findings.join("\n")).toMatch(/WELCOME15 written welcome15: answered 404/);
  }, 300_000);
});
