import { describe, expect, it } from "vitest";
import { changelogSection, cutSection, withSection } from "./changelog.ts";
import type { Change, Kind } from "./kinds.ts";
import { compareVersions, nextVersion } from "./nextVersion.ts";

const change = (kind: Kind): Change => ({ kind, where: "getProduct", detail: "" });

describe("nextVersion", () => {
  it.each<[string, Kind[], string]>([
    ["1.4.2", [], "1.4.2"],
    ["1.4.2", ["textsChanged"], "1.4.3"],
    ["1.4.2", ["operationAdded", "textsChanged"], "1.5.0"],
    ["1.4.2", ["operationRemoved", "operationAdded"], "2.0.0"],
    ["0.4.2", ["textsChanged"], "0.4.3"],
    ["0.4.2", ["operationAdded"], "0.4.3"],
    ["0.4.2", ["errorAdded", "textsChanged"], "0.5.0"],
    ["1.4.2", ["errorAdded"], "1.5.0"],
    ["0.4.2", ["errorRemoved", "textsChanged"], "0.5.0"],
    ["1.4.2", ["errorRemoved"], "1.5.0"],
    ["0.4.2", ["operationRemoved"], "0.5.0"],
  ])("%s with %j is followed by %s", (version, kinds, next) =>
    expect(nextVersion(version, kinds.map(change))).toBe(next),
  );

  it("orders versions by their numbers", () => {
    expect(["0.10.0", "0.9.1", "1.0.0", "0.9.0"].sort(compareVersions)).toEqual([
      "0.9.0",
      "0.9.1",
      "0.10.0",
      "1.0.0",
    ]);
  });
});

describe("the changelog", () => {
  const changelog =
    "# Changes\n\nHow.\n\n## Unreleased\n\n- c\n\n### Added\n\n- d\n\n## 0.2.0\n\n- b\n\n## 0.1.0\n\n- a\n";

  it.each([
    ["Unreleased", "- c\n\n### Added\n\n- d"],
    ["0.2.0", "- b"],
    ["0.1.0", "- a"],
    ["0.2", undefined],
  ])("has a section of %s", (heading, section) => expect(cutSection(changelog, heading)).toBe(section));

  it.each([
    ["what was written before the release", "- c\n", "- c\n\n### Breaking\n\n- gone"],
    ["nothing", "", "### Breaking\n\n- gone"],
  ])("gives a version %s, and begins anew", (_, notes, section) => {
    const before = `# Changes\n\n## Unreleased\n\n${notes}\n## 0.1.0\n\n- a\n`;
    const after = withSection(before, "## 0.2.0\n\n### Breaking\n\n- gone\n");
    expect(after.match(/^## .+$/gm)).toEqual(["## Unreleased", "## 0.2.0", "## 0.1.0"]);
    expect(["Unreleased", "0.2.0", "0.1.0"].map((heading) => cutSection(after, heading))).toEqual([
      "",
      section,
      "- a",
    ]);
  });

  it("tells the changes of a version by what they ask of its users, each once", () => {
    const section = changelogSection("0.2.0", [
      change("errorAdded"),
      change("operationMoved"),
      change("errorAdded"),
    ]);
    expect(section).toBe(
      "## 0.2.0\n\n### Breaking\n\n- getProduct: the operation has another method or path\n\n### Added\n\n- getProduct: a new error may be answered; its message can be shown as any other\n",
    );
    expect(withSection("# Changes\n\nWords.\n\n## 0.1.0\n\nFirst.\n", section)).toBe(
      `# Changes\n\nWords.\n\n${section}\n## 0.1.0\n\nFirst.\n`,
    );
  });
});
