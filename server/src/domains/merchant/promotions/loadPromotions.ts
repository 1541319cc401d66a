import type { MerchantPromotion } from "@velours/sdk/types";
import type { Db } from "../../../platform/store/schema.ts";
import { listPromotionRecords } from "../../promotions/store.ts";
import { toRevision } from "../toRevision.ts";

/** Promotions of these sites (null for all) by number, with their uses. */
export async function loadPromotions(
  db: Db,
  query: { sites: readonly string[] | null; after: number; limit: number },
): Promise<MerchantPromotion[]> {
  const records = await listPromotionRecords(db, query);
  return records.map(({ document, uses }) => ({
    promotion: document,
    revision: toRevision(document),
    uses,
  }));
}

/** A promotion with its uses; undefined when there is none. */
export async function loadPromotion(db: Db, id: number): Promise<MerchantPromotion | undefined> {
  const [found] = await loadPromotions(db, { sites: null, after: id - 1, limit: 1 });
  return found?.promotion.id === id ? found : undefined;
}
