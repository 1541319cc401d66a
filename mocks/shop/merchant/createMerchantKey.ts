import { keyRefusal, presentKey, toKeyEnd } from "@velours/sdk/shop";
import type { StoredKey } from "../../session/StoredKey.ts";
import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { findCallerMember } from "./approvals/findCallerMember.ts";
import { withoutEntry } from "./log/recordWrite.ts";
import { toKeyRow } from "./toKeyRow.ts";

/** The answer to a repeated request. */
const withoutValue = (answer: MockResponse): MockResponse =>
  withoutEntry({ ...answer, body: { ...(answer.body as object), value: null } });

/** Makes a key that may do no more than its maker. */
export const createMerchantKey: Handler<"createMerchantKey"> = (input, context) => {
  const { session, merchant, now } = context;
  const { name, sites = merchant?.sites ?? null } = input.body;
  const scopes = [...new Set(input.body.scopes)];
  const refused = keyRefusal(context, { scopes, sites });
  if (refused !== null) return refused as MockResponse;
  const end = toKeyEnd(input.body.endsOn);
  return onceForKey(
    context,
    "createMerchantKey",
    input,
    () => {
      const id = session.keys.length + 2;
      const value = `velours_${id}_${session.newId()}${session.newId()}`.replaceAll("-", "");
      const key: StoredKey = {
        id,
        name,
        value,
        scopes,
        sites,
        madeBy: findCallerMember(session, merchant),
        madeWith: merchant?.kind === "key" ? merchant.id : null,
        createdAt: now.toISOString(),
        usedAt: null,
        endsAt: end?.toISOString() ?? null,
        revokedAt: null,
      };
      session.keys.push(key);
      return { status: 201, body: { key: presentKey(toKeyRow(session, key)), value } };
    },
    withoutValue,
  );
};
