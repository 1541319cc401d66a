import { decodeCursor } from "../../platform/http/cursor.ts";
import type { MarketingPlace } from "../campaigns/store.ts";

/** The place that a cursor of this list names; null for any other text. */
export function parseMarketingPlace(cursor: string, list: string): MarketingPlace | null {
  const [micros, digest] = decodeCursor(cursor, list, 2) ?? [];
  return typeof micros === "string" && /^\d{1,18}$/.test(micros) && typeof digest === "string"
    ? { micros, digest }
    : null;
}
