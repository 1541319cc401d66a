import { execFileSync } from "node:child_process";
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { findRelease } from "../server/invariants/unpackRelease.ts";

it("finds the commit of the last release, and none in a clone without its history", () => {
  const folder = mkdtempSync(join(tmpdir(), "velours-history-"));
  const git = (...words: string[]) =>
    execFileSync("git", ["-C", folder, "-c", "user.name=a", "-c", "user.email=a@example.com", ...words], {
      encoding: "utf8",
    }).trim();
  const commit = (file: string) => {
    mkdirSync(dirname(join(folder, file)), { recursive: true });
    writeFileSync(join(folder, file), "");
    git("add", "--all");
    git("commit", "--quiet", "--message", file);
    return git("rev-parse", "HEAD");
  };
  git("init", "--quiet");
  commit("server/src/platform/store/migrations/0040_cash_back_currency.ts");
  const release = commit("openapi/released/0.2.0.json");
  commit("README.md");
  expect(findRelease(folder)).toBe(release);
  git("clone", "--quiet", "--depth", "1", `file://${folder}`, join(folder, "shallow"));
  expect(findRelease(join(folder, "shallow"))).toBeUndefined();
  rmSync(folder, { recursive: true });
});

it("has the whole history where everything runs each night", () => {
  const workflow = readFileSync(join(import.meta.dirname, "../.github/workflows/everything.yml"), "utf8");
  expect(workflow).toContain("fetch-depth: 0");
});
