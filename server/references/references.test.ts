import { catalogue, type ErrorReference } from "@velours/sdk/shop";
import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";
import { checkPlans } from "../growth/checkPlans.ts";
import type { OperationName } from "../src/generated/operations.ts";
import { fixture } from "../src/testing/fixture.ts";
import { ids } from "../src/testing/shopData.ts";
import { createStore } from "../src/testing/stores.ts";
import { openTestShop } from "../src/testing/testShop.ts";
import type { Provocation } from "./Provocation.ts";
import { provocations } from "./provocations.ts";
import { send } from "./send.ts";

type Row = [OperationName, ErrorReference, Provocation];

const rows = Object.entries(provocations).flatMap(([operation, references]) =>
  Object.entries(references).map(
    ([reference, provoke]) => [operation, reference, provoke as Provocation] as Row,
  ),
);
/** These wait for the request that holds the key, each for seconds: they wait together. */
const waits = ([, reference]: Row) => reference === "idempotencyKeyInProgress";
/** Saving a site meanwhile would take back that it asks for consent. */
const needsConsent = ([operation]: Row) => operation === "approveProposal" || operation === "rejectProposal";

describe("each reference that the conformance check cannot provoke is what the server answers", () => {
  let origin: string;
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeAll(async () => {
    // Every other request here buys one.
    await shop.services.store.db
      .updateTable("stock")
      .set({ quantity: 1000 })
      .where("variant_id", "=", ids.halo.violet)
      .execute();
    origin = await shop.app.listen({ port: 0, host: "127.0.0.1" });
  });
  const reset = () => shop.app.inject({ method: "POST", url: "/sandbox/reset" });

  const expectReference = async (...[operation, reference, provoke]: Row) => {
    const answer = await send(origin, operation, await provoke(shop));
    expect(answer).toEqual({ status: catalogue[reference].status, reference });
  };

  // Rows of one operation begin with what the one before left; another operation's do not.
  describe.each(Object.keys(provocations))("at once, %s", (operation) => {
    afterAll(reset);
    test.each(rows.filter((row) => row[0] === operation && !waits(row)))("%s: %s", expectReference);
  });

  describe("after waiting, where a site asks for consent", () => {
    test.each(rows.filter((row) => waits(row) && needsConsent(row)))("%s: %s", expectReference);
  });

  describe("after waiting", () => {
    vi.setConfig({ maxConcurrency: rows.length });
    test.concurrent.for(rows.filter((row) => waits(row) && !needsConsent(row)))("%s: %s", (row) =>
      expectReference(...row),
    );
  });

  checkPlans();
});
