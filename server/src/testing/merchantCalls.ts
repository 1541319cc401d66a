import { randomUUID } from "node:crypto";
import { roleScopes } from "@velours/sdk/rules";
import { beforeAll, beforeEach } from "vitest";
import { createKey } from "../domains/merchant/createKey.ts";
import type { OperationName } from "../generated/operations.ts";
import { createMerchantHeaders } from "./merchant.ts";
import type { Call, TestShop } from "./testShop.ts";

export type Headers = Record<string, string>;

/**
 * Calls of merchants' programs: `owner` may do everything and is who calls by default, `outlet` what a shopkeeper of that
 * site alone may. Each call has an Idempotency-Key of its own unless it names one.
 */
export function merchantCalls(shop: () => TestShop) {
  const callers: { owner: Headers; outlet: Headers } = { owner: {}, outlet: {} };
  beforeAll(async () => {
    callers.owner = await createMerchantHeaders(shop());
    const { db } = shop().services.store;
    const key = await createKey(db, "of outlet", roleScopes("shopkeeper"), { sites: ["outlet"] });
    callers.outlet = { "x-merchant-key": key };
  });
  beforeEach(() => shop().services.store.db.deleteFrom("rate_limits").execute());

  const send = async (operation: OperationName, call: Call, headers = callers.owner) => {
    const { status, text } = await shop().call<OperationName, number>(operation, {
      ...call,
      headers: { "idempotency-key": randomUUID(), ...headers, ...call.headers },
    });
    return { status, text, body: text === "" ? null : JSON.parse(text) };
  };
  const lastEntry = async () => (await send("listAuditEntries", { query: "limit=1" })).body[0];
  const undo = (id: number, headers?: Headers) =>
    send("replayEntry", { params: { id }, body: { invert: true } }, headers);
  return { callers, send, lastEntry, undo };
}
