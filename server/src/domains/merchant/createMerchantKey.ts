import { keyRefusal, merchantEntries, presentKey, toKeyEnd } from "@velours/sdk/shop";
import type { NewMerchantKey } from "@velours/sdk/types";
import type { Handler } from "../../platform/contract.ts";
import { findCallerMember } from "./approvals/findCallerMember.ts";
import { commitOnce } from "./commitOnce.ts";
import { addKey } from "./createKey.ts";
import { listKeyRows } from "./store/merchantKeys.ts";

/** Makes a key that may do no more than its maker, and answers its value once. */
export const createMerchantKey: Handler<"createMerchantKey"> = async ({ headers, body }, context) => {
  const { merchant } = context;
  const { name, sites = merchant?.sites ?? null } = body;
  const scopes = [...new Set(body.scopes)];
  const refused = keyRefusal(context, { scopes, sites });
  if (refused !== null) return refused;
  const expires = toKeyEnd(body.endsOn);
  const made = await commitOnce<NewMerchantKey, null, never>(
    context,
    {
      operation: "createMerchantKey",
      key: headers["idempotency-key"],
      input: body,
      entry: (made) => merchantEntries.createMerchantKey({ body }, made),
      // The store keeps no value of a key, in its answers neither.
      toReplay: (answer) => ({ ...answer, value: null }),
    },
    async () => null,
    async (trx) => {
      const madeBy = await findCallerMember(trx, merchant);
      const madeWith = merchant?.kind === "key" ? merchant.id : null;
      const { id, value } = await addKey(trx, { name, scopes, sites, expires, madeBy, madeWith });
      const [row] = await listKeyRows(trx, id);
      return { key: presentKey(row!), value };
    },
  );
  return made.status === 200 ? { ...made, status: 201 } : made;
};
