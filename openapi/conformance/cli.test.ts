import { execFileSync, spawn, spawnSync } from "node:child_process";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, describe, expect, it } from "vitest";
import { listUnfitEngines } from "../../sdk/publish/checkPackage.ts";
import { manifest } from "./publish/manifest.ts";

const fresh = mkdtempSync(join(tmpdir(), "velours-conformance-"));
afterAll(() => rmSync(fresh, { recursive: true, force: true }));

const cache = join(import.meta.dirname, "../../server/compileCache.js");
const words = ["--import", cache, join(import.meta.dirname, "cli.ts")];

describe("the command", () => {
  it("runs on the Node that it promises", () => {
    expect(listUnfitEngines(manifest())).toEqual([]);
  });

  it("says how it is used", () => {
    const usage = execFileSync(process.execPath, [...words, "--help"], { encoding: "utf8", cwd: fresh });
    expect(usage).toContain("--url <url>");
  });

  it("ends with 2 and a sentence where nothing answers, or the address is none", () => {
    for (const [url, sentence] of [
      ["http://127.0.0.1:9/api", "Nothing answers at"],
      ["shop", "--url"],
    ] as const) {
      const { status, stderr } = spawnSync(process.execPath, [...words, "--url", url], {
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
  const child = spawn(process.execPath, [...words, ...args], { cwd: fresh });
  let output = "";
  child.stdout.on("data", (chunk) => {
    output += chunk;
  });
  return new Promise((resolve) => child.once("exit", (code) => resolve({ code, output })));
}
