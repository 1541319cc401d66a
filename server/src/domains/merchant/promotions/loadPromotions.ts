import { selectSites } from "@velours/sdk/shop";
import type { MerchantPromotion, operations } from "@velours/sdk/types";
import type { Context } from "../../../platform/context.ts";
import type { Db } from "../../../platform/store/schema.ts";
import {
  type ListedPromotion,
  listPromotionRecords,
  type PromotionPlace,
  readPromotionRecord,
} from "../../promotions/store.ts";
import { toRevision } from "../toRevision.ts";

type Query = NonNullable<operations["exportMerchantPromotions"]["parameters"]["query"]>;

interface Page {
  /** The last one before; undefined to begin. */
  after: PromotionPlace | undefined;
  limit: number;
}

/** Promotions of the caller's sites that filters find, in the requested order. */
export const listPromotions = (
  context: Pick<Context, "merchant" | "now">,
  db: Db,
  { state, site, sort }: Query,
  page: Page,
): Promise<ListedPromotion[]> =>
  listPromotionRecords(db, {
    state,
    sites: selectSites(context, site),
    sort,
    now: context.now,
    ...page,
  });

/** A promotion with its uses. */
export const presentMerchantPromotion = ({
  document,
  uses,
}: Pick<ListedPromotion, "document" | "uses">): MerchantPromotion => ({
  promotion: document,
  revision: toRevision(document),
  uses,
});

/** A promotion with its uses; undefined when there is none. */
export async function loadPromotion(db: Db, id: number): Promise<MerchantPromotion | undefined> {
  const record = await readPromotionRecord(db, id);
  return record && presentMerchantPromotion(record);
}
