import type { ImportPreview } from "@velours/sdk/types";

interface Refusal {
  reference?: string;
  value?: { reason?: string; current?: unknown };
}

const isPreview = (value: unknown): value is ImportPreview =>
  typeof value === "object" && value !== null && "plan" in value && "changes" in value;

/** The preview as it is now, when the shop moved after the first one; null for every other refusal. */
export function parseMovedPlan(error: unknown): ImportPreview | null {
  const { reference, value } = error as Refusal;
  return reference === "changedMeanwhile" && isPreview(value?.current) ? value.current : null;
}

const explained = ["importBad", "pageBad", "pictureBad", "collectionBad", "productBad", "siteBad"];

/** Why a file cannot be imported, or settings, a product, a page or a collection cannot be saved; null for every other refusal. */
export function parseReason(error: unknown): string | null {
  const { reference, value } = error as Refusal;
  return reference !== undefined && explained.includes(reference) ? (value?.reason ?? null) : null;
}
