import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { promisify } from "node:util";
import { listFindings } from "./runCompiler.ts";

const SDK = join(import.meta.dirname, "..");

/** The TypeScript samples of a Markdown page, from top to bottom. A fence that names a file shows that file. */
export function extractSamples(markdown: string): string[] {
  return [...markdown.matchAll(/^```ts\n(.*?)^```$/gms)].map((match) => match[1] ?? "");
}

/** A page's samples as one program: imports first, as modules have them. */
export function joinSamples(samples: string[]): string {
  const lines = samples.join("\n").split("\n");
  const isImport = (line: string) => line.startsWith("import ");
  return [...lines.filter(isImport), ...lines.filter((line) => !isImport(line))].join("\n");
}

/** The output of a program; `failed` is its error when it stopped early. */
export interface SampleOutput {
  log: string;
  error: string;
  failed?: string;
}

/** Programs by name, in a folder of the workspace, so that the package's name finds the sources, and no build of them. */
export class Samples {
  readonly #programs: Map<string, string>;
  readonly #folder: string;

  constructor(programs: Map<string, string>) {
    mkdirSync(join(SDK, ".samples"), { recursive: true });
    this.#folder = mkdtempSync(join(SDK, ".samples/run-"));
    this.#programs = programs;
  }

  /** Compiles all of them at once; answers what the compiler says, nothing when all is well. */
  compile(): string {
    this.#write("compiled", (program) => program);
    const config = {
      extends: "../../../tsconfig.base.json",
      compilerOptions: { lib: ["esnext", "dom", "dom.iterable"], exactOptionalPropertyTypes: true },
      include: ["compiled"],
    };
    writeFileSync(join(this.#folder, "tsconfig.json"), JSON.stringify(config));
    return listFindings(["-p", this.#folder]);
  }

  /** Runs them one after another in one process, against this API instead of the address they name. */
  async run(api: string): Promise<Map<string, SampleOutput>> {
    this.#write("run", (program) => program.replace(/http:\/\/localhost:(3000|4010)\/api/g, api));
    const runner = join(this.#folder, "runner.ts");
    writeFileSync(runner, RUNNER);
    const names = [...this.#programs.keys()];
    const { stdout } = await promisify(execFile)(process.execPath, [runner, ...names], {
      maxBuffer: 2 ** 26,
    });
    return new Map(JSON.parse(stdout));
  }

  remove(): void {
    rmSync(this.#folder, { recursive: true, force: true });
  }

  #write(under: string, change: (program: string) => string): void {
    for (const [name, program] of this.#programs) {
      const file = join(this.#folder, under, `${name}.ts`);
      mkdirSync(dirname(file), { recursive: true });
      writeFileSync(file, change(program));
    }
  }
}

const RUNNER = `import { format } from "node:util";
const said = [];
const write = console.log;
for (const name of process.argv.slice(2)) {
  const own = { log: "", error: "" };
  console.log = (...parts) => { own.log += format(...parts) + "\\n"; };
  console.error = (...parts) => { own.error += format(...parts) + "\\n"; };
  await import("./run/" + name + ".ts").catch((failure) => { own.failed = String(failure?.stack ?? failure); });
  said.push([name, own]);
}
write(JSON.stringify(said));
`;
