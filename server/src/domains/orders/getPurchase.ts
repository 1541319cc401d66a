import type { Order } from "@velours/sdk/types";
import { type Handler, refuse } from "../../platform/contract.ts";
import { isOthers } from "../../platform/idempotency/store.ts";
import { readPurchase } from "./store/readPurchase.ts";

/** Says what became of a purchase by the key it was sent with. It claims no key and takes no lock. */
export const getPurchase: Handler<"getPurchase"> = async ({ params }, { store, user }) => {
  const { key, isPaying } = await readPurchase(store.db, params.key);
  if (key === undefined)
    return { status: 200, body: { status: isPaying ? "in-progress" : "not-placed", order: null } };
  if (isOthers(key, user?.id ?? null)) return refuse("idempotencyKeyOfMember");
  const { response, headers } = key;
  if (response === null) return { status: 200, body: { status: "in-progress", order: null } };
  const order = JSON.parse(response) as Order;
  return { status: 200, body: { status: "placed", order }, headers: headers ?? {} };
};
