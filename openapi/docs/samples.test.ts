import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { type Prism, startPrism } from "../../mocks/prism/startPrism.ts";
import { Samples } from "../../sdk/publish/samples.ts";
import { readContract } from "../generate/contract.ts";
import { REPOSITORY } from "./buildSite.ts";
import type { Page } from "./Page.ts";
import { allPages } from "./pages/allPages.ts";
import { pageProgram } from "./samplesScript.ts";

const { all } = allPages(await readContract(join(REPOSITORY, "openapi")), REPOSITORY);
const full = process.env.FULL !== undefined;
/** samplesScript.test.ts runs those of every operation and error on the mock. Receivers of events wait for a request. */
const run = full
  ? all.filter(({ kind }) => kind !== "event")
  : all.filter(
      ({ kind, path }) =>
        !["operation", "error", "event"].includes(kind) || /\/(getPromotion|giftCardExpended)$/.test(path),
    );

function programs(page: Page): [name: string, program: string][] {
  const program = pageProgram(page);
  return program === undefined ? [] : [[page.path, program]];
}

const samples = new Samples(new Map(all.flatMap(programs)));
const runSamples = new Samples(new Map(run.flatMap(programs)));
let examples: Prism;
beforeAll(async () => {
  examples = await startPrism({ port: 0 });
});
afterAll(async () => {
  samples.remove();
  runSamples.remove();
  await examples.close();
});

describe("the samples of the documentation", () => {
  it("compile", () => {
    expect(samples.compile()).toBe("");
  });

  it("run against the contract's examples, and say something", async () => {
    const outputs = await runSamples.run(examples.url);
    const broken = [...outputs].filter(([, { log, error, failed }]) => failed || error || !log);
    expect(Object.fromEntries(broken)).toEqual({});
    for (const kind of ["operation", "error", "overview"]) {
      const missing = run.filter((page) => page.kind === kind && !outputs.has(page.path));
      expect(missing.map(({ path }) => path)).toEqual([]);
    }
    expect(outputs.get("errors/giftCardExpended")?.log).toBe("La carte-cadeau est entièrement dépensée 0\n");
    expect(outputs.get("guides/first-purchase")?.log).toMatch(/^Order V-\d+: 103\.92 USD$/m);
    expect(outputs.get("guides/idempotency")?.log).toBe("One order\n");
    expect(outputs.get("guides/money")?.log).toContain(
      "0.30000000000000004 0.3\n59.97\n14.99\n$20 $2.10 $20.00\n",
    );
    const readme = outputs.get("guides/sdk")?.log;
    expect(readme).toMatch(/^Order V-\d+: 103\.92 USD$/m);
    expect(readme).toMatch(/^Left on it: 50 USD$/m);
    expect(readme).toMatch(/^Left the page$/m);
    expect(readme).toMatch(/city: 'Une ville est requise'/);
    expect(readme).toMatch(/^velours$/m);
    expect(readme).toMatch(/^10392$/m);
    expect(readme).toMatch(/^giftCardExpended$/m);
    expect(outputs.get("guides/errors")?.log).toMatch(/^Offer to change the currency$/m);
    expect(outputs.get("guides/mock")?.log).toMatch(/^promotionExpired This promo code has expired\.$/m);
    expect(outputs.get("guides/mock")?.log).toMatch(/^On the wishlist: 100001$/m);
    expect(outputs.get("guides/network")?.log).toMatch(/^getProduct 1 200 undefined$/m);
    expect(outputs.get("guides/queries")?.log).toMatch(/^Order V-\d+\npromotionExpired 409$/m);
    expect(outputs.get("guides/sessions")?.log).toMatch(/^Signed out$/m);
  });

  it.runIf(full && spawnSync("curl", ["--version"]).error === undefined)(
    "are accepted as curl sends them",
    async () => {
      const folder = mkdtempSync(join(tmpdir(), "velours-curl-"));
      // The SDK's README shows how it is installed.
      const pages = all.filter(({ path }) => path !== "guides/sdk");
      const commands = pages.flatMap(({ path, blocks, aside = [] }) =>
        [...blocks, ...aside].flatMap((block) =>
          block.kind === "code" && block.language === "sh"
            ? [
                `${block.code.trimEnd().replace(/http:\/\/localhost:4010\/api/, examples.url)} -sS -o /dev/null -w '%{http_code} ${path}\\n'`,
              ]
            : [],
        ),
      );
      writeFileSync(join(folder, "all.sh"), commands.join("\n"));
      const { stdout } = await promisify(execFile)("sh", [join(folder, "all.sh")]);
      rmSync(folder, { recursive: true });
      const answers = stdout.trim().split("\n");
      expect(answers.filter((line) => !/^20\d /.test(line))).toEqual([]);
      expect(answers).toHaveLength(commands.length);
    },
  );
});
