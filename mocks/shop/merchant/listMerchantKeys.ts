import { coversSites, presentKey } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import { toKeyRow } from "./toKeyRow.ts";

/** The keys that were made in the session, without their values. */
export const listMerchantKeys: Handler<"listMerchantKeys"> = (_, { session, merchant }) => ({
  status: 200,
  body: session.keys
    .map((key) => presentKey(toKeyRow(session, key)))
    .filter(({ sites }) => coversSites(merchant, sites)),
});
