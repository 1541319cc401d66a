import { execFileSync } from "node:child_process";
import { createHash } from "node:crypto";
import { mkdirSync, mkdtempSync, readdirSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { expect, it } from "vitest";
import { describePackages } from "./release/describe.ts";
import { emptyFolder } from "./release/emptyFolder.ts";

it("names a tarball by what it holds and its checksums", () => {
  const folder = mkdtempSync(join(tmpdir(), "velours-release-"));
  mkdirSync(join(folder, "package"));
  writeFileSync(join(folder, "package/package.json"), '{ "name": "@a/b", "version": "1.2.3" }');
  const file = join(folder, "a-b.tgz");
  execFileSync("tar", ["czf", file, "-C", folder, "package"]);
  const [described] = describePackages([file]);
  const bytes = readFileSync(file);
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  expect(described).toMatchObject({ name: "@a/b", version: "1.2.3", file: "a-b.tgz", sha256 });
  expect(described?.integrity).toBe(`sha512-${createHash("sha512").update(bytes).digest("base64")}`);
  rmSync(folder, { recursive: true });
});

it.each([
  ["photos.zip", ["photos.zip"]],
  ["provenance.json", []],
])("leaves a folder that holds %s with %j", (file, left) => {
  const folder = mkdtempSync(join(tmpdir(), "velours-release-"));
  writeFileSync(join(folder, file), "");
  const empty = () => emptyFolder(folder);
  if (left.length > 0) expect(empty).toThrow("name an empty folder");
  else empty();
  expect(readdirSync(folder)).toEqual(left);
  rmSync(folder, { recursive: true });
});
