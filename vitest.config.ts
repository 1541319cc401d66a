import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { defineConfig } from "vitest/config";

const none = ["**/node_modules/**", "**/dist/**", "web/e2e/**"];

/** Left to the full run (FULL=1), which has room for what each of them takes; the reason is what the gate keeps of it. */
const onlyInFullRun: Readonly<Record<string, string>> = {
  ".ci/deleteFeature.test.ts":
    "types of the storefront four times and a build; lint holds the imports that a deletion relies on",
  "server/growth/watchWork.test.ts":
    "half a minute; fuzz.test.ts asks every operation, grownStore.test.ts does the jobs and tasks",
  "server/invariants/diskFull.test.ts":
    "half a minute; store.test.ts crashes the embedded store without room for its log",
  "server/invariants/failOver.test.ts": "two PostgreSQL servers; outage.test.ts cuts the one there is",
  "server/invariants/oldAndNew.test.ts":
    "the last release from git; upgrade.test.ts opens its tables and answers its requests",
  "server/invariants/patroni.test.ts":
    "a cluster of its own, where Debian's packages are; outage.test.ts cuts PostgreSQL",
  "server/invariants/pointInTime.test.ts":
    "a PostgreSQL server that archives; backup.test.ts restores to the cent",
};

/** Puts something else in a module's place, which the files of a shared worker would get too. */
const replacesModules = /\bvi\.(mock|doMock|resetModules)\(/;
const mocking = globSync("{openapi,sdk,server,mocks,web}/**/*.test.{ts,tsx}", {
  cwd: import.meta.dirname,
  exclude: (name) => /(^|\/)(node_modules|dist)$/.test(name),
}).filter((file) => replacesModules.test(readFileSync(join(import.meta.dirname, file), "utf8")));

const exclude = [...none, ...(process.env.FULL === "1" ? [] : Object.keys(onlyInFullRun))];
const toProject = (name: string) => ({
  extends: true as const,
  test: {
    name,
    // Node runs these sources itself, as the server does: through Vite their tests take a quarter more processor time.
    ...(name !== "web" && { experimental: { viteModuleRunner: false, nodeLoader: false } }),
    include: [`${name}/**/*.test.{ts,tsx}`],
    exclude: [...exclude, ...mocking],
    // Loading takes a file longer than most of its tests: files leave nothing behind, so those of a worker share it.
    isolate: false,
    restoreMocks: true,
    unstubGlobals: true,
    setupFiles: [".ci/unstubGlobals.ts"],
  },
});

const toServerProject = ({ test, ...project }: ReturnType<typeof toProject>) => ({
  ...project,
  test: { ...test, setupFiles: [...test.setupFiles, "server/src/testing/keepEmbeddedProgram.ts"] },
});

export default defineConfig({
  test: {
    globalSetup: ["./build.ts", "./server/src/testing/testRun.ts", "./web/e2e/provideBrowser.ts"],
    projects: [
      toServerProject(toProject("server")),
      ...["openapi", "sdk", "web", "mocks", ".ci"].map(toProject),
      { extends: true, test: { name: "mocking", include: mocking, exclude } },
    ],
    // Two cores, and some tests run whole servers: more workers only make each other late.
    maxWorkers: 3,
    // Since Node 24.15 the Maglev compiler can end a busy process on few cores: https://github.com/nodejs/node/issues/64841
    // It also can end on freed WebAssembly code (see keepEmbeddedProgram.ts).
    execArgv: ["--no-maglev", "--no-wasm-code-gc"],
    testTimeout: 120_000,
    hookTimeout: 120_000,
    // The default second is short for a server or a browser that shares its cores.
    expect: { poll: { timeout: 30_000 } },
  },
});
