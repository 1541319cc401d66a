import type { Handler } from "../../platform/contract.ts";
import { listStockDemand } from "../catalogue/store/merchantStock.ts";
import { numberedPage } from "./numberedPage.ts";

/** Variants that people wait for, and how many they are. */
export const listStockNotices: Handler<"listStockNotices"> = ({ query }, { store: { db } }) =>
  numberedPage("notices", query, {
    load: (after = 0, limit) => listStockDemand(db, { after, limit }),
    getNumber: ({ variantId }) => variantId,
    present: (row) => row,
  });
