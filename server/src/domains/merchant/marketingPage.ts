import type { Context } from "../../platform/context.ts";
import type { ErrorResponse } from "../../platform/contract.ts";
import { decodeCursor, refuseCursor } from "../../platform/http/cursor.ts";
import { cursorPage } from "../../platform/http/cursorPage.ts";
import type { MarketingPage, MarketingPlace } from "../campaigns/store.ts";
import { appendKeyEntry } from "./appendKeyEntry.ts";
import type { PageQuery } from "./keyedPage.ts";

/**
 * A page of addresses at the sites that the caller works for, with an entry in the audit log; refuses a cursor of another
 * list.
 */
export async function marketingPage<Row extends MarketingPlace>(
  context: Pick<Context, "store" | "merchant">,
  { operation, list, cursor, limit = 24 }: PageQuery & { operation: string; list: string },
  load: (page: MarketingPage) => Promise<readonly Row[]>,
): Promise<
  | { status: 200; body: Omit<Row, keyof MarketingPlace>[]; headers: { "x-pagination-next"?: string } }
  | ErrorResponse<"validationError">
> {
  const before = cursor === undefined ? undefined : parsePlace(cursor, list);
  if (before === null) return refuseCursor();
  const found = await load({ sites: context.merchant?.sites ?? null, before, limit: limit + 1 });
  const { page, headers } = cursorPage(list, found, limit, (last) => [last.micros, last.digest]);
  await appendKeyEntry(context.store.db, context, `${operation} ${page.length} found`);
  return { status: 200, body: page.map(({ micros, digest, ...row }) => row), headers };
}

/** The place that a cursor of this list names; null for any other text. */
function parsePlace(cursor: string, list: string): MarketingPlace | null {
  const [micros, digest] = decodeCursor(cursor, list, 2) ?? [];
  return typeof micros === "string" && /^\d{1,18}$/.test(micros) && typeof digest === "string"
    ? { micros, digest }
    : null;
}
