import { readFileSync } from "node:fs";
import { join } from "node:path";

const programs = join(import.meta.dirname, "../../sdk/publish/programs");
const exercise = { "exercise.js": readFileSync(join(programs, "exercise.js"), "utf8") };

/** A project that uses the SDK as it is published. */
export interface Consumer {
  name: string;
  /** Of the registry, beside the SDK. */
  packages: readonly string[];
  files: Readonly<Record<string, string>>;
  /** From the project's folder; the last one prints the product's title, once all else has held. */
  commands: readonly (readonly string[])[];
}

const bin = (name: string) => join("node_modules/.bin", name);
const node = process.execPath;

/** A program that asks the shop at `api` for a product and prints its title. */
const program = (api: string, load: string): string => `${load}
const shop = createClient({ baseUrl: ${JSON.stringify(api)}, clientToken: "velours-dev" });
async function main() {
  const { data, error } = await shop.getProduct({ params: { path: { id: 100001 } } });
  console.log(data ? data.title : error.reference);
}
main();
`;

/** Compiles a program that uses the types, libraries checked too, as each way of resolving imports finds them. */
const typescript = (version: string, api: string): Consumer => {
  const config = (file: string, options: object) =>
    JSON.stringify({
      compilerOptions: {
        target: "es2022",
        lib: ["es2022", "dom", "dom.iterable"],
        types: [],
        strict: true,
        exactOptionalPropertyTypes: true,
        noUncheckedIndexedAccess: true,
        ...options,
      },
      files: [file],
    });
  return {
    name: `typescript ${version}`,
    packages: [`typescript@${version}`],
    files: {
      "main.ts": program(api, 'import { createClient } from "@velours/sdk";'),
      "strict.ts": readFileSync(join(programs, "strict.ts"), "utf8"),
      "bundler.json": config("strict.ts", { module: "esnext", moduleResolution: "bundler", noEmit: true }),
      "nodenext.json": config("strict.ts", { module: "nodenext", noEmit: true }),
      "tsconfig.json": config("main.ts", { module: "nodenext" }),
    },
    commands: [
      [bin("tsc"), "-p", "bundler.json"],
      [bin("tsc"), "-p", "nodenext.json"],
      [bin("tsc"), "-p", "."],
      [node, "main.js"],
    ],
  };
};

/** Uses the SDK as programs do, in a runtime of the registry. */
const runtime = (name: string, api: string, packages: string[], command: readonly string[]): Consumer => ({
  name,
  packages,
  files: {
    ...exercise,
    "main.js": `import { exercise } from "./exercise.js";\nconsole.log(await exercise(${JSON.stringify(api)}));\n`,
  },
  commands: [[...command, "main.js"]],
});

const workerd = (api: string): Consumer => ({
  name: "workerd",
  packages: ["esbuild@0.28.2", "miniflare@4.20260730.0"],
  files: {
    ...exercise,
    "worker.js": `import { exercise } from "./exercise.js";
export default { fetch: async () => new Response(await exercise(${JSON.stringify(api)})) };
`,
    "main.js": `import { Miniflare } from "miniflare";
const worker = new Miniflare({ modules: true, scriptPath: "out/worker.js", compatibilityDate: "2026-01-01" });
console.log(await (await worker.dispatchFetch("http://worker/")).text());
await worker.dispose();
`,
  },
  commands: [
    [
      bin("esbuild"),
      "worker.js",
      "--bundle",
      "--format=esm",
      "--outfile=out/worker.js",
      "--log-level=warning",
    ],
    [node, "main.js"],
  ],
});

/** The ways in which projects take a package of modules: each once. */
export function listConsumers(api: string): Consumer[] {
  const esm = program(api, 'import { createClient } from "@velours/sdk";');
  const cjs = program(api, 'const { createClient } = require("@velours/sdk");');
  const bundled = (name: string, packages: string[], config: Record<string, string>, bundle: string[]) => ({
    name,
    packages,
    files: { "main.js": esm, ...config },
    commands: [bundle, [node, "out/main.js"]],
  });
  return [
    ...[20, 22, 24].map((version) => runtime(`node ${version}`, api, [`node@${version}`], [bin("node")])),
    runtime("bun", api, ["bun@1.4.5"], [bin("bun")]),
    runtime("deno", api, ["deno@2.9.6"], [bin("deno"), "run", "-A", "--node-modules-dir=manual"]),
    workerd(api),
    { name: "require", packages: [], files: { "main.cjs": cjs }, commands: [[node, "main.cjs"]] },
    ...["5.4", "5.9", "7"].map((version) => typescript(version, api)),
    bundled("esbuild", ["esbuild@0.28.2"], {}, [
      ...[bin("esbuild"), "main.js", "--bundle", "--format=esm", "--platform=node"],
      ...["--outfile=out/main.js", "--log-level=warning"],
    ]),
    bundled("rollup", ["rollup@4.68.8", "@rollup/plugin-node-resolve@16.0.3"], {}, [
      ...[bin("rollup"), "main.js", "--plugin", "node-resolve", "--format", "es"],
      ...["--dir", "out", "--silent"],
    ]),
    bundled(
      "webpack",
      ["webpack@5.113.0", "webpack-cli@7.3.1"],
      {
        "webpack.config.js": `export default { mode: "production", target: "node", entry: "./main.js", output: { path: import.meta.dirname + "/out", filename: "main.js", chunkFormat: "module", module: true }, experiments: { outputModule: true } };`,
      },
      [bin("webpack"), "--config", "webpack.config.js"],
    ),
    bundled(
      "vite",
      ["vite@8.3.8"],
      {
        "vite.config.js": `export default { logLevel: "error", ssr: { noExternal: true }, build: { ssr: "main.js", outDir: "out" } };`,
      },
      [bin("vite"), "build"],
    ),
    {
      name: "jest",
      packages: ["jest@30.5.2"],
      files: {
        "main.test.js": `import { createClient } from "@velours/sdk";
test("asks the shop", async () => {
  const shop = createClient({ baseUrl: ${JSON.stringify(api)}, clientToken: "velours-dev" });
  const { data } = await shop.getProduct({ params: { path: { id: 100001 } } });
  process.stdout.write(data.title);
});`,
      },
      commands: [[node, "--experimental-vm-modules", "node_modules/jest/bin/jest.js", "--silent=false"]],
    },
  ];
}
