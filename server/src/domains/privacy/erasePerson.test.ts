import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { brokenInvariants } from "../../../invariants/invariants.ts";
import { addJobs } from "../../platform/jobs/store.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { createMember } from "../../testing/createMember.ts";
import { fixture } from "../../testing/fixture.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { openPayingShop } from "../../testing/payingShop.ts";
import { signIn } from "../../testing/signIn.ts";
import { describeOnStores } from "../../testing/stores.ts";
import { doForOrders } from "../merchant/ordersCommand.ts";
import { storeFormerParties } from "../orders/store/invoices.ts";
import { erasePerson } from "./erasePerson.ts";
import { exportPerson } from "./exportPerson.ts";

describeOnStores("a person's data", (createStore) => {
  const shop = fixture(async () => openPayingShop(await createStore("filled")));

  const db = () => shop.services.store.db;

  async function buy(email: string) {
    const { status, body } = await shop.call("submitCheckout", {
      body: checkoutBody({ email, nonce: "fake-valid-nonce" }),
      headers: { "idempotency-key": randomUUID() },
    });
    expect(status).toBe(200);
    await shop.finishJobs();
    return body;
  }

  /** The rows of any table that contain a word; knows no table by name. */
  async function rowsWith(word: string): Promise<string[]> {
    const tables = await sql<{ name: string }>`
      select tablename as name from pg_tables where schemaname = 'public'`.execute(db());
    const found: string[] = [];
    for (const { name } of tables.rows) {
      const { rows } = await sql<{ row: string }>`
        select to_jsonb(t)::text as row from ${sql.table(name)} t`.execute(db());
      for (const { row } of rows)
        if (row.toLowerCase().includes(word.toLowerCase())) found.push(`${name} ${row.slice(0, 200)}`);
    }
    return found;
  }

  test("nobody known by the address: a sentence", async () => {
    await expect(exportPerson(db(), "nobody@example.com")).rejects.toThrow(
      "The shop has nothing about nobody@example.com.",
    );
    await expect(erasePerson(db(), "nobody@example.com")).rejects.toThrow("The shop has nothing");
  });

  test("a member is exported without secrets, and nothing else but money is left after the erasure", async () => {
    const { email, id } = await createMember(shop);
    await signIn(shop, { email });
    const order = await buy(email);

    const words = [email, order.address.shipping?.address1 ?? "no street"];
    for (const word of words) expect(await rowsWith(word)).not.toEqual([]);

    const exported = JSON.parse(await exportPerson(db(), email.toUpperCase()));
    expect(exported).toMatchObject({ users: [{ id, email }], orders: [{ id: order.number }] });
    expect(JSON.stringify(exported)).not.toContain(order.id);
    expect(exported.sessions).toHaveLength(1);
    expect(JSON.stringify(exported)).not.toMatch(/password"|totp_secret|token_hash|"nonce"|argon2/);

    await expect(erasePerson(db(), email)).rejects.toThrow(`Not finished yet: ${order.number}.`);
    await shop.call("shipOrder", {
      params: { number: order.number },
      body: {},
      headers: { ...(await createMerchantHeaders(shop)), "idempotency-key": randomUUID() },
    });
    await shop.finishJobs();
    expect(await erasePerson(db(), email)).toMatch(`Member ${id} is erased; 1 orders stay without a buyer.`);

    for (const word of words) expect(await rowsWith(word)).toEqual([]);
    await expect(exportPerson(db(), email)).rejects.toThrow("The shop has nothing about");
    expect(await brokenInvariants(shop.services.store)).toEqual([]);
  });

  test("a member's order under another's corrected address stays the member's, without the address", async () => {
    const member = await createMember(shop);
    const { headers } = await signIn(shop, { email: member.email });
    const { body: order } = await shop.call("submitCheckout", {
      body: checkoutBody({ email: member.email, nonce: "fake-valid-nonce" }),
      headers: { ...headers, "idempotency-key": randomUUID() },
    });
    // Emails from before the change went to the member.
    await shop.finishJobs();
    const email = "assistant@example.com";
    await shop.call("changeOrderContact", {
      params: { number: order.number },
      body: { email },
      headers: { ...(await createMerchantHeaders(shop)), "idempotency-key": randomUUID() },
    });
    await shop.finishJobs();
    expect(await exportPerson(db(), email)).not.toContain(order.address.billing?.address1);
    await erasePerson(db(), email);
    expect(await rowsWith(email)).toEqual([]);
    const { body } = await shop.call("getOrder", { params: { id: order.id }, headers });
    expect(body.address).toEqual(order.address);
    const stranger = await shop.call<"getOrder", number>("getOrder", { params: { id: order.id } });
    expect(stranger.status).toBe(404);
    expect(await brokenInvariants(shop.services.store)).toEqual([]);
  });

  const correct = async (number: string, email: string) =>
    shop.call("changeOrderContact", {
      params: { number },
      body: { email },
      headers: { ...(await createMerchantHeaders(shop)), "idempotency-key": randomUUID() },
    });

  test("a credit note of a member's order under another's corrected address loses the address alone", async () => {
    const member = await createMember(shop);
    const { headers } = await signIn(shop, { email: member.email });
    const key = randomUUID();
    const { body: order } = await shop.call("submitCheckout", {
      body: checkoutBody({ email: member.email, nonce: "fake-valid-nonce" }),
      headers: { ...headers, "idempotency-key": key },
    });
    await shop.finishJobs();
    const [attempt] = await shop.findAttempts(key);
    const [sale] = await shop.findTransactions(attempt!.id);
    // A part of a payment is only given back once it is settled.
    await shop.gateway.control("status", { id: sale?.id, status: "settled" });
    const email = "secretary@example.com";
    await correct(order.number, email);
    await doForOrders(db(), ["refund", order.number, "--lines", "1:1"]);
    await shop.finishJobs();
    const exported = await exportPerson(db(), email);
    expect(exported).toContain(`"email": "${email}"`);
    expect(exported).not.toContain(order.address.billing?.address1);
    await erasePerson(db(), email);
    expect(await rowsWith(email)).toEqual([]);
    const notes = await sql<{
      street: string;
    }>`select buyer #>> '{address,billing,address1}' as street from invoices
      where order_id = ${order.id} and refund_id is not null`.execute(db());
    expect(notes.rows).toEqual([{ street: order.address.billing?.address1 }]);
  });

  test("the former address of a guest's order is found in its invoice, and the present one has no part in it", async () => {
    const [former, present] = ["former@example.com", "present@example.com"];
    const order = await buy(former);
    await correct(order.number, present);
    await shop.finishJobs();
    await sql`delete from jobs where lower(payload ->> 'email') = ${former}`.execute(db());
    expect(await exportPerson(db(), present)).not.toContain(former);
    const exported = JSON.parse(await exportPerson(db(), former));
    expect(exported.invoices).toMatchObject([{ buyer: { email: former, address: order.address } }]);
    await erasePerson(db(), former);
    expect((await rowsWith(former)).filter((row) => row.startsWith("invoices"))).toEqual([]);
    await expect(exportPerson(db(), former)).rejects.toThrow("The shop has nothing about");
  });

  test("a payment that is still to be released is released after the erasure, and nobody is told", async () => {
    const [email, attempt_id] = ["held@example.com", randomUUID()];
    const released = {
      attempt_id,
      email: "Held@example.com",
      amount: 5,
      currency: "USD",
      language: "en",
    } as const;
    await inTransaction(db(), (trx) =>
      addJobs(trx, [{ kind: "release", payload: { attempt_id, email: released } }]),
    );
    expect(await exportPerson(db(), email)).toContain(attempt_id);
    await erasePerson(db(), email);
    expect(await rowsWith(email)).toEqual([]);
    const { rows } = await sql`select payload, done_at from jobs
      where kind = 'release' and payload ->> 'attempt_id' = ${attempt_id}`.execute(db());
    expect(rows).toEqual([{ payload: { attempt_id }, done_at: null }]);
  });

  test("an older invoice gets no buyer back after the erasure", async () => {
    const order = await buy("older@example.com");
    await doForOrders(db(), ["ship", order.number]);
    await shop.finishJobs();
    await sql`update invoices set seller = null, buyer = null where order_id = ${order.id}`.execute(db());
    await erasePerson(db(), "older@example.com");
    expect(await storeFormerParties(db(), 1_000)).toBe(0);
  });

  test("a guest's order keeps its money and the region it was taxed by, and no one else's is touched", async () => {
    const [kept, gone] = [await buy("kept@example.com"), await buy("gone@example.com")];
    await shop.call("cancelMerchantOrder", {
      params: { number: gone.number },
      body: {},
      headers: { ...(await createMerchantHeaders(shop)), "idempotency-key": randomUUID() },
    });
    await shop.finishJobs();
    await erasePerson(db(), "gone@example.com");
    const { body } = await shop.call("getOrder", { params: { id: gone.id } });
    expect(body.invoice).toEqual(gone.invoice);
    expect(body.address.shipping).toEqual({
      country: gone.address.shipping?.country,
      state: gone.address.shipping?.state,
    });
    expect(await rowsWith("gone@example.com")).toEqual([]);
    expect((await shop.call("getOrder", { params: { id: kept.id } })).body.user.email).toBe(
      "kept@example.com",
    );
    expect(await brokenInvariants(shop.services.store)).toEqual([]);
  });
});
