import { type Change, getLevel } from "./kinds.ts";

/**
 * The least version the changes ask for. From 1.0 on a breaking change is a major version, an addition a minor one, a
 * repair a patch. Below 1.0 a breaking change is a minor version and all else a patch, as npm's ^0.1.0 takes it. An error
 * that comes or goes is a minor version below 1.0, too: a program that names every error no longer compiles.
 */
export function nextVersion(version: string, changes: readonly Change[]): string {
  const [major = 0, minor = 0, patch = 0] = version.split(".").map(Number);
  const has = (level: ReturnType<typeof getLevel>) => changes.some((change) => getLevel(change) === level);
  if (changes.length === 0) return version;
  if (has("breaking")) return major > 0 ? `${major + 1}.0.0` : `0.${minor + 1}.0`;
  if (
    (has("added") && major > 0) ||
    changes.some(({ kind }) => kind === "errorAdded" || kind === "errorRemoved")
  )
    return `${major}.${minor + 1}.0`;
  return `${major}.${minor}.${patch + 1}`;
}

/** Negative when `left` comes before `right`. */
export function compareVersions(left: string, right: string): number {
  const [a, b] = [left, right].map((version) => version.split(".").map(Number));
  for (let at = 0; at < 3; at++) {
    const difference = (a?.[at] ?? 0) - (b?.[at] ?? 0);
    if (difference !== 0) return difference;
  }
  return 0;
}
