import { execFile, execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createRequire } from "node:module";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { startExamples } from "../runtimes/startExamples.ts";

const SDK = join(import.meta.dirname, "..");
const samples = [...readFileSync(join(SDK, "README.md"), "utf8").matchAll(/^```ts\n(.*?)^```$/gms)].map(
  (match) => match[1] ?? "",
);

/** The page's samples as one program, read from top to bottom: imports first, as modules have them. */
function program(api: string): string {
  const lines = samples.join("\n").replaceAll("http://localhost:3000/api", api).split("\n");
  const isImport = (line: string) => line.startsWith("import ");
  return [...lines.filter(isImport), ...lines.filter((line) => !isImport(line))].join("\n");
}

let folder = "";
beforeAll(() => {
  // Inside the workspace, so that the package's name and the types it needs are found.
  mkdirSync(join(SDK, "dist"), { recursive: true });
  folder = mkdtempSync(join(SDK, "dist/readme-"));
});
afterAll(() => rmSync(folder, { recursive: true, force: true }));

describe("the README's samples", () => {
  it("compile", () => {
    writeFileSync(join(folder, "samples.ts"), program("http://localhost:3000/api"));
    const config = { extends: "../../tsconfig.json", include: ["samples.ts"] };
    writeFileSync(join(folder, "tsconfig.json"), JSON.stringify(config));
    const compiler = createRequire(import.meta.url).resolve("typescript/bin/tsc");
    let said = "";
    try {
      execFileSync(process.execPath, [compiler, "-p", folder], { encoding: "utf8", stdio: "pipe" });
    } catch (failure) {
      said = (failure as { stdout: string }).stdout;
    }
    expect(said).toBe("");
  });

  it("run against the contract's examples, which check every request", async () => {
    const examples = await startExamples();
    const file = join(folder, "run.ts");
    writeFileSync(file, program(examples.url));
    const { stdout } = await promisify(execFile)(process.execPath, [file]).finally(examples.close);
    expect(samples.length).toBeGreaterThanOrEqual(7);
    expect(stdout).toMatch(/^Order V-\d+: 103\.92 USD$/m);
    expect(stdout).toMatch(/^Left on it: 50 USD$/m);
    expect(stdout).toMatch(/^Left the page$/m);
    expect(stdout).toMatch(/city: 'Une ville est requise'/);
    expect(stdout).toMatch(/^velours$/m);
    expect(stdout).toMatch(/^10392$/m);
    expect(stdout).toMatch(/^giftCardExpended$/m);
  });
});
