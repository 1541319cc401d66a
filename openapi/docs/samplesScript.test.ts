import { join } from "node:path";
import { format } from "node:util";
import { describe, expect, it, vi } from "vitest";
import { readContract } from "../generate/contract.ts";
import { onMock } from "./browser/samples.ts";
import { REPOSITORY } from "./buildSite.ts";
import { allPages } from "./pages/allPages.ts";
import { pageProgram, runnableProgram } from "./samplesScript.ts";

const { all } = allPages(await readContract(join(REPOSITORY, "openapi")), REPOSITORY);
const written = all.filter((page) => pageProgram(page) !== undefined);
const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor as new (
  ...parts: string[]
) => (modules: object, console: object) => Promise<void>;

const scope = {} as Pick<Window, "veloursMock">;
vi.stubGlobal("self", scope);
await import("./browser/mockProgram.ts");

/** As a page runs it: the SDK sends to the mock. */
async function run(program: string): Promise<string[]> {
  const { createMockFetch, modules } = scope.veloursMock;
  const lines: string[] = [];
  const print = (...parts: unknown[]) => lines.push(format(...parts));
  const here = onMock(modules, createMockFetch({}));
  await new AsyncFunction("modules", "console", program)(here, { log: print, error: print });
  return lines;
}

describe("the samples in a page", () => {
  it("are all of them, but for those that import other packages", () => {
    const programs = written.filter(({ kind }) => kind !== "event");
    const others = programs.filter((page) => runnableProgram(page) === undefined).map(({ path }) => path);
    expect(others.sort()).toEqual(["guides/network", "guides/queries"]);
  });

  it("run on the mock and say something", async () => {
    const silent: Record<string, string> = {};
    const outputs = new Map<string, string>();
    for (const page of written) {
      const program = runnableProgram(page);
      if (program === undefined) continue;
      const lines = await run(program).catch((error) => [`failed: ${error}`]);
      outputs.set(page.path, lines.join("\n"));
      if (lines.length === 0 || lines.some((line) => line.startsWith("failed")))
        silent[page.path] = lines.join("\n");
    }
    expect(silent).toEqual({});
    for (const { kind, path } of all)
      if (/^(operation|error|overview)$/.test(kind)) expect([...outputs.keys()]).toContain(path);
    expect(outputs.get("errors/giftCardExpended")).toBe("La carte-cadeau est entièrement dépensée 0");
    const readme = outputs.get("guides/sdk");
    for (const line of [
      /^Order V-\d+: 96\.34 USD$/m,
      /^Carte-cadeau non reconnue$/m,
      /^Left the page$/m,
      /city: 'Une ville est requise'/,
      /^velours$/m,
      /^9634$/m,
      /^giftCardExpended$/m,
    ])
      expect(readme).toMatch(line);
  }, 120_000);
});
