import { coversSites, presentKey } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { listKeyRows } from "./store/merchantKeys.ts";

/** The keys of the caller's sites, without their values. */
export const listMerchantKeys: Handler<"listMerchantKeys"> = async (_input, { store: { db }, merchant }) => {
  const keys = (await listKeyRows(db)).map(presentKey);
  return { status: 200, body: keys.filter(({ sites }) => coversSites(merchant, sites)) };
};
