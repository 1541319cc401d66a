import { describe, expect, it } from "vitest";
import { changelogSection, withSection } from "./changelog.ts";
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
