import { join } from "node:path";
import * as sdk from "@velours/sdk";
import * as errors from "@velours/sdk/errors";
import * as forms from "@velours/sdk/forms";
import * as groups from "@velours/sdk/groups";
import * as merchant from "@velours/sdk/merchant";
import * as operations from "@velours/sdk/operations";
import * as query from "@velours/sdk/query";
import * as rules from "@velours/sdk/rules";
import { describe, expect, it } from "vitest";
import { createMockFetch } from "../../mocks/createMockFetch.ts";
import { readContract } from "../generate/contract.ts";
import { REPOSITORY } from "./buildSite.ts";
import { allPages } from "./pages/allPages.ts";
import { pageProgram, runnableProgram } from "./samplesScript.ts";

const { all } = allPages(await readContract(join(REPOSITORY, "openapi")), REPOSITORY);
const written = all.filter((page) => pageProgram(page) !== undefined);
const AsyncFunction = Object.getPrototypeOf(async () => undefined).constructor as new (
  ...parts: string[]
) => (modules: object, console: object) => Promise<void>;

/** As a page runs it: the SDK sends to the mock. */
async function run(program: string): Promise<string[]> {
  const fetch = createMockFetch();
  const lines: string[] = [];
  const print = (...parts: unknown[]) => lines.push(parts.join(" "));
  const create = sdk.createPartialClient;
  const modules = {
    "@velours/sdk": {
      ...sdk,
      createClient: (options: sdk.ClientOptions) => sdk.createClient({ ...options, fetch }),
      createPartialClient: (named: Parameters<typeof create>[0], options: sdk.ClientOptions) =>
        create(named, { ...options, fetch }),
    },
    "@velours/sdk/errors": errors,
    "@velours/sdk/forms": forms,
    "@velours/sdk/groups": groups,
    "@velours/sdk/merchant": {
      ...merchant,
      createMerchantClient: (options: sdk.ClientOptions) =>
        merchant.createMerchantClient({ ...options, fetch }),
    },
    "@velours/sdk/operations": operations,
    "@velours/sdk/query": query,
    "@velours/sdk/rules": rules,
    "@velours/mock/fetch": { createMockFetch },
  };
  await new AsyncFunction("modules", "console", program)(modules, { log: print, error: print });
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
    for (const page of written) {
      const program = runnableProgram(page);
      if (program === undefined) continue;
      const lines = await run(program).catch((error) => [`failed: ${error}`]);
      if (lines.length === 0 || lines.some((line) => line.startsWith("failed")))
        silent[page.path] = lines.join("\n");
    }
    expect(silent).toEqual({});
  }, 120_000);
});
