import { coversSites, presentKey } from "@velours/sdk/shop";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { withoutEntry } from "./log/recordWrite.ts";
import { toKeyRow } from "./toKeyRow.ts";

/** Revokes a key; one that was revoked before stays so. */
export const revokeMerchantKey: Handler<"revokeMerchantKey"> = (input, context) =>
  onceForKey(context, "revokeMerchantKey", input, () => {
    const { session, merchant, now } = context;
    const key = session.keys.find(({ id }) => id === input.params.id);
    if (key === undefined || !coversSites(merchant, presentKey(toKeyRow(session, key)).sites))
      return refuse("resourceDoesNotExist");
    if (key.revokedAt !== null) return withoutEntry({ status: 204 });
    key.revokedAt = now.toISOString();
    return { status: 204 };
  });
