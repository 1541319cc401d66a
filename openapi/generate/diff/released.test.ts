import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { parse } from "yaml";
import { compareVersions } from "./nextVersion.ts";
import { lastRelease, releasedVersions } from "./released.ts";

const ROOT = join(import.meta.dirname, "../../..");
const read = (path: string) => readFileSync(join(ROOT, path), "utf8");

it("a released version has its section in the changelog, and contract and SDK one version that is no older", () => {
  const changelog = read("sdk/CHANGELOG.md");
  const versions = releasedVersions(join(ROOT, "openapi"));
  expect(versions.length).toBeGreaterThan(0);
  for (const version of versions) expect(changelog).toContain(`\n## ${version}\n`);
  const { version } = parse(read("openapi/openapi.yaml")).info;
  expect(JSON.parse(read("sdk/package.json")).version).toBe(version);
  expect(compareVersions(version, versions.at(-1) ?? "")).toBeGreaterThanOrEqual(0);
  expect(Object.keys(lastRelease(join(ROOT, "openapi"))?.document.paths ?? {}).length).toBeGreaterThan(10);
});
