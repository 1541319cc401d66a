import { randomUUID } from "node:crypto";
import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "kysely";
import { describe, expect, test } from "vitest";
import { type KeyedRequest, releaseKey } from "../../../platform/idempotency/store.ts";
import { openStore } from "../../../platform/store/store.ts";
import { isPostgresAvailable } from "../../../testing/postgres.ts";
import { createPostgresStore } from "../../../testing/stores.ts";
import { claimPayment } from "./claimPayment.ts";

describe.skipIf(!(await isPostgresAvailable()))("claimPayment", () => {
  test("resumes an attempt that the same request made after this statement began", async () => {
    const { options, remove } = await createPostgresStore();
    const { db, close } = await openStore(options);
    const createRequest = (): KeyedRequest => ({
      operation: "submitCheckout",
      key: "the-same-key",
      hash: "the-same-body",
      userId: null,
      claim: randomUUID(),
    });
    const createAttempt = () => ({
      id: randomUUID(),
      key: "the-same-key",
      provider: "sandbox",
      nonce: "a-saved-card".repeat(400),
      amount: 12.5,
      currency: "USD",
    });
    const [first, second] = [createAttempt(), createAttempt()];
    const claimed = await db.transaction().execute(async (trx) => {
      const request = createRequest();
      expect(await claimPayment(trx, request, first)).toMatchObject({ attemptId: first.id, resumed: false });
      // It waits for the key, with what it sees of the attempts fixed before the first one is committed.
      const waiting = claimPayment(db, createRequest(), second);
      await sleep(300);
      await releaseKey(trx, request);
      return { waiting };
    });
    expect(await claimed.waiting).toMatchObject({ attemptId: first.id, resumed: true });
    const { rows } = await sql`select id, state from payment_attempts`.execute(db);
    expect(rows).toEqual([{ id: first.id, state: "authorizing" }]);
    await close();
    await remove();
  });
});
