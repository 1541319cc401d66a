import type { Handler } from "../../platform/contract.ts";
import { listStockEntries as listEntries } from "../catalogue/store/stockEntries.ts";
import { numberedPage } from "./numberedPage.ts";

/** All that changed a count of stock, the newest first. */
export const listStockEntries: Handler<"listStockEntries"> = ({ query }, { store: { db }, merchant }) => {
  const { variantId, region } = query;
  return numberedPage(`stock entries ${variantId} ${region}`, query, {
    load: (before, limit) =>
      listEntries(db, { variantId, region, sites: merchant?.sites ?? null, before, limit }),
    getNumber: ({ id }) => id,
    present: (entry) => entry,
  });
};
