import { describeKey } from "@velours/sdk/shop";
import { describe, expect, test } from "vitest";
import { inTransaction } from "../../../platform/store/transaction.ts";
import { countLockWaits } from "../../../testing/countLockWaits.ts";
import { fixture } from "../../../testing/fixture.ts";
import { isPostgresAvailable } from "../../../testing/postgres.ts";
import { createPostgresStore, openTestStore } from "../../../testing/stores.ts";
import { generateCode } from "../../giftcards/generateCode.ts";
import { insertIssuedCard } from "../../giftcards/store/merchantGiftCards.ts";
import { addKey } from "../createKey.ts";
import { sumIssuedByCaller } from "./sumIssuedByCaller.ts";

/** The embedded store has one session, so nobody waits for anybody there. */
describe.skipIf(!(await isPostgresAvailable()))("sumIssuedByCaller, PostgreSQL", () => {
  const store = fixture(async () => openTestStore(await createPostgresStore()));

  test("counts the cards of a key that is made while it waits", async () => {
    const name = "shop";
    const key = { name, scopes: [], sites: null, expires: null, madeBy: null };
    const { id } = await inTransaction(store.db, (trx) => addKey(trx, { ...key, madeWith: null }));
    const context = { approval: undefined, merchant: { kind: "key", id, name } } as never;
    const [second] = await inTransaction(store.db, async (trx) => {
      await sumIssuedByCaller(trx, context);
      const waiting = inTransaction(store.db, (other) => sumIssuedByCaller(other, context));
      await expect.poll(() => countLockWaits(store.db), { timeout: 30_000 }).toBe(1);
      const made = await addKey(trx, { ...key, madeWith: id });
      const card = { site: "boutique", amount: 50, currency: "USD", recipient: null } as const;
      const actor = describeKey({ merchant: { kind: "key", id: made.id, name } });
      await insertIssuedCard(trx, generateCode, card, { actor, note: "Late" });
      return [waiting];
    });
    expect(await second).toBe(50);
  });
});
