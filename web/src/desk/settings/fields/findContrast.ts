import { lookProblems } from "@velours/sdk/merchant";

/** The contrast of a colour that texts cannot be read in or on, and the nearest that has enough. */
export function findContrast(path: string, color: string): { ratio: string; nearest: string } | undefined {
  const name = path.slice(path.lastIndexOf(".") + 1);
  const [problem] = lookProblems({ [name]: color });
  if (problem?.key !== "lowContrast") return undefined;
  const { ratio, nearest } = problem.values;
  return { ratio: String(ratio), nearest: String(nearest) };
}
