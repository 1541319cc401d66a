import { lookProblems } from "@velours/sdk/merchant";
import type { SiteLook } from "@velours/sdk/types";

export type LookColors = Pick<SiteLook, "accent" | "dark">;

/** The contrast of a colour that texts cannot be read in or on, and the nearest that has enough; beside the look's other colour. */
export function findContrast(
  path: string,
  colors: LookColors,
): { ratio: string; nearest: string } | undefined {
  for (const { key, values } of lookProblems(colors))
    if (key === "lowContrast" && values.path === path)
      return { ratio: String(values.ratio), nearest: String(values.nearest) };
  return undefined;
}
