import { execFileSync, spawnSync } from "node:child_process";
import {
  cpSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from "node:fs";
import { createRequire } from "node:module";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath, pathToFileURL } from "node:url";
import ts from "typescript";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import * as errors from "../src/errors.ts";
import * as forms from "../src/forms.ts";
import * as operations from "../src/generated/operations.ts";
import * as groups from "../src/groups.ts";
import * as merchant from "../src/merchant.ts";
import * as query from "../src/query.ts";
import * as rules from "../src/rules/index.ts";
import * as shop from "../src/shop.ts";
import { build } from "./build.ts";
import { listFaults, listUnfitEngines } from "./checkPackage.ts";
import { manifest } from "./manifest.ts";
import { pack } from "./pack.ts";
import { listFindings } from "./runCompiler.ts";

// Known before anything can fail: what is removed at the end must never be a folder that a failure left unnamed.
const temporary = mkdtempSync(join(tmpdir(), "velours-sdk-"));
/** The tarball, unpacked as npm would. */
let tarball = "";
let unpacked = "";

beforeAll(() => {
  tarball = pack(build(join(temporary, "package")), temporary);
  const into = join(temporary, "unpacked");
  mkdirSync(into);
  execFileSync("tar", ["xzf", tarball, "-C", into]);
  symlinkSync(join(import.meta.dirname, "../../node_modules"), join(into, "node_modules"));
  unpacked = join(into, "package");
}, 120_000);
afterAll(() => rmSync(temporary, { recursive: true, force: true }));

const load = (entry: string) => import(pathToFileURL(join(unpacked, entry)).href) as Promise<object>;
const files = (end: string) =>
  readdirSync(unpacked, { recursive: true, encoding: "utf8" }).filter((file) => file.endsWith(end));
const read = (file: string) => readFileSync(join(unpacked, file), "utf8");

describe("the packed package", () => {
  it("has no faults", async () => {
    expect(await listFaults(unpacked)).toEqual([]);
  });

  // Starts a compiler for each way of resolving an import.
  it.runIf(process.env.FULL)("gives attw nothing to say of an ES module", () => {
    const command = createRequire(import.meta.url).resolve("@arethetypeswrong/cli/package.json");
    const ignored = ["--profile", "esm-only", "--exclude-entrypoints", "./openapi.json", "./llms.txt"];
    const output = execFileSync(
      process.execPath,
      [join(dirname(command), "dist/index.js"), tarball, "--format", "json", ...ignored],
      { encoding: "utf8" },
    );
    const { analysis, problems } = JSON.parse(output) as {
      analysis: { entrypoints: Record<string, unknown> };
      problems: Record<string, { resolutionKind: string }[]>;
    };
    const modern = Object.values(problems)
      .flat()
      .filter(({ resolutionKind }) => ["node16-esm", "bundler"].includes(resolutionKind));
    expect(modern).toEqual([]);
    expect(Object.keys(analysis.entrypoints)).toEqual([
      ".",
      "./rules",
      "./forms",
      "./import",
      "./errors",
      "./groups",
      "./merchant",
      "./operations",
      "./query",
      "./shop",
      "./types",
      "./webhooks",
      "./package.json",
    ]);
  });

  it("holds every file its manifest names, and nothing it does not need", () => {
    const named = Object.values(manifest().exports).flatMap((entry) =>
      typeof entry === "string" ? [entry] : Object.values(entry),
    );
    expect(named.filter((file) => !existsSync(join(unpacked, file)))).toEqual([]);
    expect(JSON.parse(read("package.json"))).toEqual(manifest());
    expect(files(".ts").filter((file) => !/\.d\.ts$|^src\//.test(file))).toEqual([]);
    expect(files("")).toContain("CHANGELOG.md");
  });

  it("says its version to the shop, and where it is documented", async () => {
    const { version, homepage, bugs, keywords } = JSON.parse(read("package.json"));
    expect(((await load("generated/package/version.js")) as { version: string }).version).toBe(version);
    expect([homepage, bugs.email]).toEqual(["https://velours.example/docs/", "care@velours.example"]);
    expect(keywords).toContain("sdk");
  });

  it("needs openapi-fetch alone and runs on the Node that it promises", () => {
    expect(Object.keys(manifest().dependencies)).toEqual(["openapi-fetch"]);
    expect(listUnfitEngines(manifest())).toEqual([]);
    const alone = join(temporary, "alone/node_modules/@velours/sdk");
    mkdirSync(dirname(alone), { recursive: true });
    cpSync(unpacked, alone, { recursive: true });
    cpSync(
      dirname(dirname(fileURLToPath(import.meta.resolve("openapi-fetch")))),
      join(temporary, "alone/node_modules/openapi-fetch"),
      { recursive: true },
    );
    const load = (...entries: string[]) => {
      const program = entries.map((entry) => `await import("@velours/sdk${entry}");`).join("\n");
      return spawnSync(process.execPath, ["--input-type=module", "--eval", program], {
        cwd: join(temporary, "alone"),
        encoding: "utf8",
      }).stderr;
    };
    const entries = ["/operations", "/groups", "/merchant", "/query", "/rules", "/forms", "/errors", "/shop"];
    expect(load("", ...entries)).toBe("");
  });

  it("loads by require, where Node can require an ES module", () => {
    const program =
      'console.log(typeof require("@velours/sdk").createClient, typeof require("@velours/sdk/rules").toMinor)';
    const { stdout } = spawnSync(process.execPath, ["--eval", program], { cwd: unpacked, encoding: "utf8" });
    expect(stdout.trim()).toBe("function function");
  });

  it("compiles for a strict program: exact optional properties, its types checked", () => {
    const program = readFileSync(join(import.meta.dirname, "programs/strict.ts"), "utf8");
    // A package may import itself by its name.
    writeFileSync(join(unpacked, "program.ts"), program);
    const strict = {
      module: "nodenext",
      target: "es2022",
      lib: ["es2022", "dom", "dom.iterable"],
      types: [],
      strict: true,
      exactOptionalPropertyTypes: true,
      noUncheckedIndexedAccess: true,
      skipLibCheck: false,
      noEmit: true,
    };
    const config = { compilerOptions: strict, files: ["program.ts"] };
    writeFileSync(join(unpacked, "tsconfig.json"), JSON.stringify(config));
    try {
      expect(listFindings(["-p", unpacked])).toBe("");
    } finally {
      for (const file of ["program.ts", "tsconfig.json"]) rmSync(join(unpacked, file));
    }
  });

  it("imports its own files and its dependencies, in code and types", () => {
    const imports = /(?:^(?:import|export)\b[^;"]*?\bfrom|\bimport\()\s*"([^"]+)"/gm;
    const all = [...files(".js"), ...files(".d.ts")].flatMap((file) =>
      [
        ...read(file)
          .replace(/\/\*[\s\S]*?\*\//g, "")
          .matchAll(imports),
      ].map((match) => ({ file, to: match[1] ?? "" })),
    );
    expect(all.length).toBeGreaterThan(100);
    const near = all.filter(({ to }) => to.startsWith("."));
    const far = new Set(all.filter((entry) => !near.includes(entry)).map(({ to }) => to));
    expect([...far]).toEqual(Object.keys(manifest().dependencies));
    expect(near.filter(({ to }) => !to.endsWith(".js"))).toEqual([]);
    expect(near.filter(({ file, to }) => !existsSync(join(unpacked, dirname(file), to)))).toEqual([]);
  });

  it("has a map to a source within the package for each compiled file and its types", () => {
    const compiled = files(".js").filter((file) => read(file).includes("//# sourceMappingURL="));
    expect(compiled).toContain("client.js");
    for (const file of [...compiled, ...compiled.map((script) => script.replace(/\.js$/, ".d.ts"))]) {
      const { sources } = JSON.parse(read(`${file}.map`)) as { sources: string[] };
      const [source = ""] = sources.map((name) => join(dirname(file), name));
      expect(source).toBe(`src/${file.replace(/(\.d)?\.[jt]s$/, "")}.ts`);
      expect(existsSync(join(unpacked, source))).toBe(true);
    }
    const without = files(".js").filter((file) => !compiled.includes(file));
    expect(without.filter((file) => !/^generated\/(forms|import|requests)\//.test(file))).toEqual([]);
  });

  it.runIf(process.env.FULL)(
    "leads an editor from a call to the line of the contract's client that declares it",
    () => {
      const file = join(unpacked, "editor.ts");
      const program =
        'import { createClient } from "./client.js";\ncreateClient({ baseUrl: "/api" }).getPromotion;\n';
      const service = ts.createLanguageService({
        getCompilationSettings: () => ({ module: ts.ModuleKind.NodeNext, strict: true, types: [] }),
        getScriptFileNames: () => [file],
        getScriptVersion: () => "1",
        getScriptSnapshot: (name) => {
          const text = name === file ? program : ts.sys.readFile(name);
          return text === undefined ? undefined : ts.ScriptSnapshot.fromString(text);
        },
        getCurrentDirectory: () => unpacked,
        getDefaultLibFileName: ts.getDefaultLibFilePath,
        fileExists: (name) => name === file || ts.sys.fileExists(name),
        readFile: ts.sys.readFile,
      }) as ts.LanguageService & {
        getSourceMapper(): {
          tryGetSourcePosition(at: {
            fileName: string;
            pos: number;
          }): { fileName: string; pos: number } | undefined;
        };
      };
      const [declared] = service.getDefinitionAtPosition(file, program.lastIndexOf("getPromotion") + 1) ?? [];
      expect(declared?.fileName).toBe(join(unpacked, "generated/Client.d.ts"));
      const source = service
        .getSourceMapper()
        .tryGetSourcePosition({ fileName: declared?.fileName ?? "", pos: declared?.textSpan.start ?? 0 });
      expect(source?.fileName).toBe(join(unpacked, "src/generated/Client.ts"));
      expect(readFileSync(source?.fileName ?? "", "utf8").slice(source?.pos)).toMatch(
        /^getPromotion\(options/,
      );
    },
  );

  it("exports what the sources export", async () => {
    const names = (module: object) => Object.keys(module).sort();
    expect(names(await load("rules/index.js"))).toEqual(names(rules));
    expect(names(await load("shop.js"))).toEqual(names(shop));
    expect(names(await load("query.js"))).toEqual(names(query));
    expect(names(await load("forms.js"))).toEqual(names(forms));
    expect(names(await load("errors.js"))).toEqual(names(errors));
    expect(names(await load("types.js"))).toEqual([]);
    expect(names(await load("groups.js"))).toEqual(names(groups));
    expect(names(await load("merchant.js"))).toEqual(names(merchant));
    expect(names(await load("generated/operations.js"))).toEqual(names(operations));
    const { createClient } = (await load("client.js")) as typeof import("../src/client.ts");
    const answer = async () => Response.json({ id: 1 });
    const client = createClient({ baseUrl: "http://shop.invalid/api", fetch: answer });
    expect((await client.getProduct({ params: { path: { id: 1 } } })).data?.id).toBe(1);
  });
});
