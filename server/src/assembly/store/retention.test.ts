import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import type { Database } from "../../platform/store/schema.ts";
import { fixture } from "../../testing/fixture.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { openTestShop } from "../../testing/testShop.ts";
import { readRetention } from "../config/readRetention.ts";
import { indexes } from "./indexes.ts";
import { deleteOld } from "./retention.ts";

/** Columns that time passes for. */
const times: readonly (readonly [keyof Database, ...string[]])[] = [
  ["idempotency_keys", "created_at"],
  ["jobs", "run_at", "done_at", "dead_at"],
  ["identities", "created_at", "seen_at"],
  ["webhook_events", "received_at"],
  ["payment_attempts", "created_at"],
  ["orders", "created_at"],
  ["audit_log", "at"],
];
const months = 36;
const retention = readRetention({});

describeOnStores("three years of a shop", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  beforeAll(async () => {
    await shop.services.store.makeIndexes(indexes);
  });
  const db = () => shop.services.store.db;
  const count = async (table: keyof Database, where = "true") => {
    const { rows } = await sql<{ count: number }>`
      select count(*) as count from ${sql.table(table)} where ${sql.raw(where)}`.execute(db());
    return rows[0]?.count;
  };

  /** Each month an order that was paid, with all that it leaves, a declined payment, a dead job and a visitor. */
  async function sell(month: number): Promise<void> {
    for (const statement of [
      sql`insert into orders (id, number, site, email, currency, total, document)
        values (gen_random_uuid(), ${900_000 + month}, 'boutique', 'a@example.com', 'USD', 10, '{}')`,
      sql`insert into idempotency_keys (key, operation, request_hash, status, response)
        values (${`key ${month}`}, 'submitCheckout', 'x', 200, '{}')`,
      sql`insert into payment_attempts (id, idempotency_key, provider, nonce, amount, currency, state, order_id)
        select gen_random_uuid(), 'key', 'sandbox', 'paid', 10, 'USD', 'captured', id from orders
        where number = ${900_000 + month}`,
      sql`insert into payment_attempts (id, idempotency_key, provider, nonce, amount, currency, state)
        values (gen_random_uuid(), 'key', 'sandbox', 'declined', 10, 'USD', 'declined'),
          (gen_random_uuid(), 'key', 'sandbox', 'voided', 10, 'USD', 'voided')`,
      sql`insert into webhook_events (id, provider, kind, attempt_id)
        select ${`event ${month}`}, 'sandbox', 'x', id from payment_attempts
        where nonce = 'voided' order by created_at desc limit 1`,
      sql`insert into jobs (kind, payload, done_at, dead_at) values
        ('mail', '{"template": "welcome"}', now(), null), ('mail', '{"template": "contact-message"}', now(), null),
        ('mail', '{"template": "message-received"}', null, now()), ('capture', '{}', null, null),
        ('subscribe', '{}', null, now())`,
      sql`insert into identities (id) values (gen_random_uuid())`,
      sql`insert into audit_log (run, actor, command, outcome, detail)
        values (gen_random_uuid(), 'a', 'orders list', 'done', '')`,
    ])
      await statement.execute(db());
  }

  async function passMonth(): Promise<void> {
    await sql`alter table audit_log disable trigger user`.execute(db());
    for (const [table, ...columns] of times)
      for (const column of columns)
        await sql`update ${sql.table(table)} set ${sql.id(column)} = ${sql.id(column)} - interval '30 days'`.execute(
          db(),
        );
  }

  test("keep money and the audit log whole, and everything else for its days", async () => {
    for (let month = 0; month < months; month++) {
      await sell(month);
      await deleteOld(db(), retention, 10_000);
      await passMonth();
    }
    // A visitor who comes back stays.
    const identity = await db()
      .selectFrom("identities")
      .select("id")
      .orderBy("seen_at")
      .executeTakeFirstOrThrow();
    await sql`update identities set created_at = now() - interval '3 years', seen_at = now()
      where id = ${identity.id}`.execute(db());
    expect(await deleteOld(db(), retention, 0)).toEqual({});
    await deleteOld(db(), retention, 10_000);
    expect({
      orders: await count("orders", "number >= 900000"),
      paid: await count("payment_attempts", "nonce = 'paid'"),
      auditLog: await count("audit_log", "command = 'orders list'"),
      waiting: await count("jobs", "kind = 'capture'"),
      keys: await count("idempotency_keys"),
      done: await count("jobs", "payload ->> 'template' = 'welcome'"),
      messages: await count("jobs", "payload ->> 'template' in ('contact-message', 'message-received')"),
      dead: await count("jobs", "kind = 'subscribe'"),
      visitors: await count("identities"),
      events: await count("webhook_events"),
      declined: await count("payment_attempts", "nonce = 'declined'"),
      voided: await count("payment_attempts", "nonce = 'voided'"),
    }).toEqual({
      orders: months,
      paid: months,
      auditLog: months,
      waiting: months,
      keys: 0,
      done: 0,
      messages: 2 * 2,
      dead: 12,
      visitors: 13 + 1,
      events: 12,
      declined: 18,
      voided: 18,
    });
  });
});
