import { existsSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { rolldown } from "rolldown";
import { expect, it } from "vitest";
import { listInstalled, listUnfitEngines } from "../../sdk/publish/checkPackage.ts";
import { manifest } from "./manifest.ts";

const MOCKS = join(import.meta.dirname, "..");
const { dependencies, engines, exports, bin } = manifest();
const { files: entries } = JSON.parse(readFileSync(join(MOCKS, "tsconfig.build.json"), "utf8")) as {
  files: string[];
};

/** The packages that the published sources import. */
async function listImported(): Promise<string[]> {
  const bundle = await rolldown({
    input: [
      ...entries.map((file) => join(MOCKS, file)),
      join(MOCKS, "../server/packages/documents/index.ts"),
    ],
    platform: "node",
    external: /^[^./]/,
    treeshake: false,
  });
  const { output } = await bundle.generate({ format: "esm" });
  await bundle.close();
  const chunks = output.filter((part) => part.type === "chunk");
  const own = new Set(chunks.map(({ fileName }) => fileName));
  const far = chunks
    .flatMap(({ imports, dynamicImports }) => [...imports, ...dynamicImports])
    .filter((name) => !own.has(name) && !name.startsWith("node:"));
  const packages = far.map((name) => name.split("/", name.startsWith("@") ? 2 : 1).join("/"));
  return [...new Set(packages)].filter((name) => name !== "@velours/documents").sort();
}

it("the published sources import what the manifest names", async () => {
  // Fonts are read as files.
  const named = Object.keys(dependencies).filter((name) => !name.startsWith("@fontsource/"));
  expect(await listImported()).toEqual(named.sort());
});

it("every file that the manifest names is one that is compiled", () => {
  const named = [...Object.values(exports), ...Object.values(bin)].flatMap((entry) =>
    typeof entry === "string" ? [entry] : [entry.types.replace(/\.d\.ts$/, ".js"), entry.default],
  );
  const compiled = entries.map((file) => file.replace(/\.ts$/, ".js"));
  const others = [...new Set(named.map((file) => file.replace("./", "")))].filter(
    (file) => file !== "package.json",
  );
  expect(others.sort()).toEqual(compiled.sort());
  expect(entries.filter((file) => !existsSync(join(MOCKS, file)))).toEqual([]);
});

it("it runs on the Node that it promises, with at most 40 packages, none of which reports its use", () => {
  expect(engines).toBeDefined();
  expect(listUnfitEngines(manifest())).toEqual([]);
  const found = listInstalled(Object.keys(dependencies));
  // The mock itself and the SDK.
  expect(found.size + 2).toBeLessThanOrEqual(40);
  expect([...found.keys()].filter((path) => /scarf/.test(path))).toEqual([]);
});
