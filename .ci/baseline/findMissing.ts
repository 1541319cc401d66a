import data from "@mdn/browser-compat-data" with { type: "json" };
import type { Identifier, SimpleSupportStatement } from "@mdn/browser-compat-data";
import type { Baseline, BrowserName } from "./baselines.ts";

const toNumbers = (version: string) => version.replace("≤", "").split(".").map(Number);

function isBefore(version: string, other: string): boolean {
  const [major = 0, minor = 0] = toNumbers(version);
  const [otherMajor = 0, otherMinor = 0] = toNumbers(other);
  return major < otherMajor || (major === otherMajor && minor < otherMinor);
}

const isPlain = ({ flags, prefix, alternative_name, version_removed }: SimpleSupportStatement) =>
  !flags && !prefix && !alternative_name && !version_removed;

/** The data on a feature by its path there (`api.AbortSignal.any_static`). */
export function findFeature(path: string): Identifier | undefined {
  let place: Identifier | undefined = data as unknown as Identifier;
  for (const part of path.split(".")) {
    if (place === undefined || !Object.hasOwn(place, part)) return undefined;
    place = place[part];
  }
  return place?.__compat === undefined ? undefined : place;
}

/** Browsers of a baseline that lack a feature, with the version that has it. */
export function findMissing(path: string, baseline: Baseline): string[] {
  const support = findFeature(path)?.__compat?.support;
  if (support === undefined) return [];
  return (Object.entries(baseline) as [BrowserName, string][]).flatMap(([browser, oldest]) => {
    const statements = [support[browser] ?? []].flat();
    const since = statements.filter(isPlain).map(({ version_added }) => version_added);
    const versions = since.filter((version) => typeof version === "string" && version !== "preview");
    const isThere = versions.some((version) => !isBefore(oldest, version as string));
    return isThere ? [] : [`${browser} ${versions.at(-1) ?? "never"}`];
  });
}
