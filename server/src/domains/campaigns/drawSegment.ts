import type { CampaignSegment } from "@velours/sdk/types";

/** The segment a wheel stops at, by weights; undefined when none can be drawn. `random` gives a whole number from 0, below its limit. */
export function drawSegment(
  segments: readonly CampaignSegment[],
  random: (limit: number) => number,
): CampaignSegment | undefined {
  const total = segments.reduce((sum, { weight = 1 }) => sum + weight, 0);
  if (total === 0) return undefined;
  let left = random(total);
  return segments.find(({ weight = 1 }) => {
    left -= weight;
    return left < 0;
  });
}
