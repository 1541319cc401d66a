import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { init } from "./init.ts";

let project: string;
beforeEach(() => {
  project = mkdtempSync(join(tmpdir(), "velours-init-"));
});
afterEach(() => rmSync(project, { recursive: true }));
const write = (name: string, text = "{}") => writeFileSync(join(project, name), text);

describe("init", () => {
  it("writes four lines, once, and says what to install", () => {
    write("package.json");
    expect(init(project).text).toBe(
      "Wrote mockShop.js: a client on a mock of its own.\n" +
        "Install what it imports: npm install --save-dev @velours/mock @velours/sdk",
    );
    const written = readFileSync(join(project, "mockShop.js"), "utf8");
    expect(written.trim().split("\n")).toHaveLength(4);
    expect(init(project).text).toContain("mockShop.js was there already.");
    expect(readFileSync(join(project, "mockShop.js"), "utf8")).toBe(written);
  });

  it("writes TypeScript into src where a project has them, and names only what is missing", () => {
    write("package.json", '{"dependencies":{"@velours/sdk":"1"},"devDependencies":{"@velours/mock":"1"}}');
    write("tsconfig.json");
    mkdirSync(join(project, "src"));
    expect(init(project)).toEqual({
      text: `Wrote ${join("src", "mockShop.ts")}: a client on a mock of its own.`,
    });
  });

  it("leaves a file alone that says something else, and a folder that is no project", () => {
    expect(init(project)).toMatchObject({ failed: true });
    expect(readdirSync(project)).toEqual([]);
    write("package.json");
    write("mockShop.js", "// mine");
    expect(init(project)).toMatchObject({ failed: true });
    expect(readFileSync(join(project, "mockShop.js"), "utf8")).toBe("// mine");
  });
});
