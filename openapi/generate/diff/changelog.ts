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

/** The text below a heading of a changelog, up to the next version; undefined where there is none. */
export function cutSection(changelog: string, heading: string): string | undefined {
  const sections = changelog.split(/^## /m).slice(1);
  const own = sections.find((section) => section.split("\n", 1)[0] === heading);
  return own?.slice(heading.length).trim();
}

/**
 * Puts a section above those of earlier versions. The notes under "Unreleased" become its first part; their heading stays
 * for the next ones.
 */
export function withSection(changelog: string, section: string): string {
  const notes = cutSection(changelog, "Unreleased");
  if (notes !== undefined) {
    const [title = "", ...lists] = section.split("\n");
    const whole = [title, ...(notes ? ["", notes] : []), ...lists].join("\n");
    return changelog
      .replace(/^## Unreleased\n[\s\S]*?(?=^## |(?![\s\S]))/m, () => `## Unreleased\n\n${whole}\n`)
      .replace(/\n+$/, "\n");
  }
  const first = changelog.search(/^## /m);
  return first < 0
    ? `${changelog.trimEnd()}\n\n${section}`
    : `${changelog.slice(0, first)}${section}\n${changelog.slice(first)}`;
}
