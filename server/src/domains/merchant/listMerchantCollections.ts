import { listCollectionRows } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { readCollections } from "../catalogue/store/collections.ts";
import { keyedPage } from "./keyedPage.ts";

/** The collections of the shop by handle. */
export const listMerchantCollections: Handler<"listMerchantCollections"> = async ({ query }, { store }) => {
  const rows = listCollectionRows(await readCollections(store.db), query.q);
  return keyedPage("collections", rows, query, ({ handle }) => handle);
};
