import type { Handler } from "../../platform/contract.ts";
import { coversSites } from "./grants.ts";
import { presentKey } from "./presentKey.ts";
import { listKeyRows } from "./store/merchantKeys.ts";

/** The keys of the caller's sites, without their values. */
export const listMerchantKeys: Handler<"listMerchantKeys"> = async (_input, { store: { db }, merchant }) => {
  const rows = await listKeyRows(db);
  return { status: 200, body: rows.filter(({ sites }) => coversSites(merchant, sites)).map(presentKey) };
};
