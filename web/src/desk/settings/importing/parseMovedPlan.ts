import type { ImportPreview } from "@velours/sdk/types";

interface Refusal {
  reference?: string;
  value?: { current?: unknown };
}

const isPreview = (value: unknown): value is ImportPreview =>
  typeof value === "object" && value !== null && "plan" in value && "changes" in value;

/** The preview as it is now, when the shop moved after the first one; null for every other refusal. */
export function parseMovedPlan(error: unknown): ImportPreview | null {
  const { reference, value } = error as Refusal;
  return reference === "changedMeanwhile" && isPreview(value?.current) ? value.current : null;
}
