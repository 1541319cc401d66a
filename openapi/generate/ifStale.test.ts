import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join, relative } from "node:path";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type Build, buildIfStale, contractParts, documentation, keepStamp } from "../../build.ts";
import { browserScript } from "../docs/browserScript.ts";
import { unversioned } from "./unversioned.ts";

let folder = "";
let build: Build & { build: ReturnType<typeof vi.fn> };
beforeEach(() => {
  vi.spyOn(console, "log").mockImplementation(() => {});
  folder = mkdtempSync(join(tmpdir(), "velours-stale-"));
  mkdirSync(join(folder, "in"));
  write("in/one.yaml", "1");
  const at = (name: string) => join(folder, name);
  const make = async () => {
    mkdirSync(at("out"), { recursive: true });
    write("out/made.js", read("in/one.yaml"));
  };
  build = {
    name: "it",
    inputs: [at("in")],
    outputs: [at("out")],
    stamp: at("stamps/it"),
    build: vi.fn(make),
  };
});
afterEach(() => {
  vi.restoreAllMocks();
  rmSync(folder, { recursive: true, force: true });
});

const write = (name: string, text: string) => writeFileSync(join(folder, name), text);
const read = (name: string) => readFileSync(join(folder, name), "utf8");
const builds = () => build.build.mock.calls.length;

describe("what is built when it is stale", () => {
  it("is built once, and not again while nothing changes", async () => {
    await buildIfStale(build);
    await buildIfStale(build);
    expect(builds()).toBe(1);
    expect(read("out/made.js")).toBe("1");
  });

  it("is built again after a pull that changes an input", async () => {
    await buildIfStale(build);
    write("in/one.yaml", "two");
    await buildIfStale(build);
    expect(read("out/made.js")).toBe("two");
  });

  it("is built again when an input of the same size is newer, added or removed", async () => {
    await buildIfStale(build);
    utimesSync(join(folder, "in/one.yaml"), new Date(0), new Date(0));
    await buildIfStale(build);
    write("in/other.yaml", "");
    await buildIfStale(build);
    rmSync(join(folder, "in/other.yaml"));
    await buildIfStale(build);
    expect(builds()).toBe(4);
  });

  it("is built again when an output is missing, edited or left over", async () => {
    await buildIfStale(build);
    rmSync(join(folder, "out"), { recursive: true });
    await buildIfStale(build);
    write("out/made.js", "edited");
    await buildIfStale(build);
    write("out/left.js", "");
    await buildIfStale(build);
    expect(builds()).toBe(4);
  });

  it("is not built for a changed test or package", async () => {
    await buildIfStale(build);
    write("in/one.test.ts", "");
    mkdirSync(join(folder, "in/node_modules"));
    write("in/node_modules/other.js", "");
    await buildIfStale(build);
    expect(builds()).toBe(1);
  });

  it("is fresh after it was built by another command", async () => {
    await build.build();
    keepStamp(build);
    await buildIfStale(build);
    expect(builds()).toBe(1);
  });
});

describe("the inputs of a build", () => {
  const root = join(import.meta.dirname, "../..");

  it("of the contract's code are every folder that the contract refers to", () => {
    const index = readFileSync(join(root, "openapi/openapi.yaml"), "utf8");
    const folders = new Set([...index.matchAll(/\$ref: '?(\w+)\//g)].map(([, name]) => `openapi/${name}`));
    expect(contractParts).toEqual(expect.arrayContaining([...folders]));
  });

  it("of the documentation are those of the mock that runs in its pages", async () => {
    const { modules } = await browserScript("mockProgram");
    const own = modules.filter((path) => path.startsWith(root) && !path.includes("/node_modules/"));
    expect(own.length).toBeGreaterThan(100);
    const isInput = (path: string) =>
      documentation.inputs.some((input) => `${relative(root, path)}/`.startsWith(`${input}/`));
    expect(own.filter((path) => !isInput(path))).toEqual([]);
  });
});

describe("generated files outside git", () => {
  const isIgnored = (path: string) => {
    try {
      execFileSync("git", ["check-ignore", "--no-index", path], { cwd: import.meta.dirname, stdio: "pipe" });
      return true;
    } catch {
      return false;
    }
  };

  it("are those that the generator makes anew, and no others", () => {
    const root = join(import.meta.dirname, "../..");
    for (const path of unversioned) expect(isIgnored(join(root, path, "one.ts")), path).toBe(true);
    for (const name of ["types.ts", "Client.ts", "operations.ts", "errors.ts", "openapi.json"])
      expect(isIgnored(join(root, "sdk/src/generated", name)), name).toBe(false);
  });
});
