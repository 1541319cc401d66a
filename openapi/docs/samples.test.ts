import { execFile, spawnSync } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { startPrism } from "../../mocks/prism/startPrism.ts";
import { Samples } from "../../sdk/publish/samples.ts";
import { readContract } from "../generate/contract.ts";
import { REPOSITORY } from "./buildSite.ts";
import type { Page } from "./Page.ts";
import { allPages } from "./pages/allPages.ts";
import { pageProgram } from "./samplesScript.ts";

const { all } = allPages(await readContract(join(REPOSITORY, "openapi")), REPOSITORY);
function programs(page: Page): [name: string, program: string][] {
  const program = pageProgram(page);
  return program === undefined ? [] : [[page.path, program]];
}

const samples = new Samples(new Map(all.flatMap(programs)));
afterAll(() => samples.remove());

/** `samplesScript.test.ts` and `mocks/guides.test.ts` run them. */
describe("the samples of the documentation", () => {
  it("compile", () => {
    expect(samples.compile()).toBe("");
  });

  it.runIf(process.env.FULL && spawnSync("curl", ["--version"]).error === undefined)(
    "are accepted as curl sends them",
    async () => {
      const examples = await startPrism({ port: 0 });
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
      await examples.close();
      const answers = stdout.trim().split("\n");
      expect(answers.filter((line) => !/^20\d /.test(line))).toEqual([]);
      expect(answers).toHaveLength(commands.length);
    },
  );
});
