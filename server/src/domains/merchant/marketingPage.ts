import type { Context } from "../../platform/context.ts";
import type { MarketingPage, MarketingPlace } from "../campaigns/store.ts";
import { appendKeyEntry } from "./appendKeyEntry.ts";
import type { PageQuery } from "./keyedPage.ts";
import { sortedPage } from "./sortedPage.ts";

/**
 * A page of addresses at the sites that the caller works for, with an entry in the audit log; refuses a cursor of another
 * list.
 */
export async function marketingPage<Row extends MarketingPlace>(
  context: Pick<Context, "store" | "merchant">,
  { operation, list, ...query }: PageQuery & { operation: string; list: string },
  load: (page: MarketingPage) => Promise<readonly Row[]>,
) {
  const answer = await sortedPage(query, {
    list,
    kinds: ["micros", "text"],
    load: (after, limit) => {
      const before = after && { micros: String(after[0]), digest: String(after[1]) };
      return load({ sites: context.merchant?.sites ?? null, before, limit });
    },
    getPlace: ({ micros, digest }: Row) => [micros, digest],
    present: ({ micros, digest, ...row }: Row): Omit<Row, keyof MarketingPlace> => row,
  });
  if (answer.status === 200)
    await appendKeyEntry(context.store.db, context, `${operation} ${answer.body.length} found`);
  return answer;
}
