import { namedOption } from "@velours/sdk/rules";
import type { StockDemand } from "@velours/sdk/types";
import type { Handler } from "../Handler.ts";
import { paginate } from "./paginate.ts";

/** Variants that people wait for, and how many they are. */
export const listStockNotices: Handler<"listStockNotices"> = ({ query }, { session }) => {
  const { stockNotices } = session;
  const variants = [...new Set(stockNotices.map(({ variantId }) => variantId))];
  const rows = variants.flatMap((variantId): StockDemand[] => {
    const waiting = stockNotices.filter((notice) => notice.variantId === variantId);
    const [record] = session.records({ variants: [variantId] });
    const variant = record?.document.variants.find(({ id }) => id === variantId);
    const [first] = waiting;
    if (record === undefined || variant === undefined || first === undefined) return [];
    const { id: productId, title } = record.document;
    const option = namedOption(variant.option1);
    const { sku } = variant;
    return [{ variantId, productId, title, option, sku, waiting: waiting.length, since: first.since }];
  });
  return paginate("notices", rows, query, ({ variantId }) => [variantId]);
};
