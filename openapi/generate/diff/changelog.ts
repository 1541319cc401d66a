import { type Change, getLevel, type Level, sayChange } from "./kinds.ts";

const TITLES: [Level, string][] = [
  ["breaking", "Breaking"],
  ["added", "Added"],
  ["repaired", "Repaired"],
];

/** The section of a version: its changes by what they ask of those who use the contract. */
export function changelogSection(version: string, changes: readonly Change[]): string {
  const parts = TITLES.flatMap(([level, title]) => {
    const lines = changes
      .filter((change) => getLevel(change) === level)
      .map((change) => `- ${sayChange(change)}`);
    return lines.length > 0 ? [`### ${title}\n\n${[...new Set(lines)].join("\n")}\n`] : [];
  });
  return [`## ${version}\n`, ...parts].join("\n");
}

/** Puts a section above those of earlier versions. */
export function withSection(changelog: string, section: string): string {
  const first = changelog.search(/^## /m);
  return first < 0
    ? `${changelog.trimEnd()}\n\n${section}`
    : `${changelog.slice(0, first)}${section}\n${changelog.slice(first)}`;
}
