import { execFileSync, spawnSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { install, link } from "../../../mocks/publish/installPacked.ts";
import { build as buildSdk } from "../../../sdk/publish/build.ts";
import { listDeadLinks, listUnfitEngines } from "../../../sdk/publish/checkPackage.ts";
import { build } from "./build.ts";
import { manifest } from "./manifest.ts";

const put = process.env.INSTALLED ? install : link;
/** Building takes eight seconds of a processor: the gate runs the sources. */
const isPacked = process.env.FULL === "1" || process.env.INSTALLED !== undefined;
const temporary = mkdtempSync(join(tmpdir(), "velours-conformance-"));
const root = join(import.meta.dirname, "../../..");
const fresh = join(temporary, "fresh");

beforeAll(() => {
  mkdirSync(fresh);
  if (isPacked) put(fresh, [build(join(temporary, "conformance")), buildSdk(join(temporary, "sdk"))]);
}, 300_000);
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

// The command's first line asks for `node`: the one that runs this test.
const env = { ...process.env, PATH: `${dirname(process.execPath)}:${process.env.PATH}` };
const [command, ...words] = isPacked
  ? [join(fresh, "node_modules/.bin/velours-conformance")]
  : [
      process.execPath,
      "--import",
      join(root, "server/compileCache.js"),
      join(import.meta.dirname, "../cli.ts"),
    ];

describe("the command", () => {
  it("runs on the Node that it promises", () => {
    expect(listUnfitEngines(manifest())).toEqual([]);
  });

  it.runIf(isPacked)("links to what it has where it is packed", () => {
    expect(listDeadLinks(join(fresh, "node_modules/@velours/conformance"))).toEqual([]);
  });

  it("says how it is used", () => {
    const usage = execFileSync(command, [...words, "--help"], { env, encoding: "utf8", cwd: fresh });
    expect(usage).toContain("--url <url>");
  });

  it("ends with 2 and a sentence where nothing answers, or the address is none", () => {
    for (const [url, sentence] of [
      ["http://127.0.0.1:9/api", "Nothing answers at"],
      ["shop", "--url"],
    ] as const) {
      const { status, stderr } = spawnSync(command, [...words, "--url", url], {
        env,
        encoding: "utf8",
        cwd: fresh,
      });
      expect([status, stderr.includes(sentence)]).toEqual([2, true]);
    }
  });

  it("ends with 1 at a server that answers something else, and writes both reports", async () => {
    const server = createServer((_, response) => response.writeHead(200).end("hello"));
    await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    const child = spawnAsync([
      "--url",
      url,
      "--only",
      "contract/getSite",
      "--html",
      "r.html",
      "--junit",
      "r.xml",
    ]);
    const { code, output } = await child;
    server.close();
    expect([code, output.includes("FOUND   contract/getSite")]).toEqual([1, true]);
    expect(readFileSync(join(fresh, "r.html"), "utf8")).toContain('<html lang="en">');
    expect(readFileSync(join(fresh, "r.xml"), "utf8")).toContain("<failure");
  });
});

/** Runs the command while this process answers it. */
async function spawnAsync(args: string[]): Promise<{ code: number | null; output: string }> {
  const { spawn } = await import("node:child_process");
  const child = spawn(command, [...words, ...args], { env, cwd: fresh });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => child.once("exit", (code) => resolve({ code, output })));
}
