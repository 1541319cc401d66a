import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { doDueJobs } from "../../assembly/runJobs.ts";
import type { Job } from "../../platform/jobs/store.ts";
import { addJobs } from "../../platform/jobs/store.ts";
import type { Mail } from "../../platform/mail/MailProvider.ts";
import { inTransaction } from "../../platform/store/transaction.ts";
import { checkoutBody } from "../../testing/checkoutBody.ts";
import { createMember } from "../../testing/createMember.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";

describeOperation("retryJob", (shop) => {
  const db = () => shop().services.store.db;
  let headers: Record<string, string>;
  beforeAll(async () => {
    headers = await createMerchantHeaders(shop(), ["operations:write"]);
  });
  beforeEach(async () => {
    await db().deleteFrom("rate_limits").execute();
    await db().deleteFrom("jobs").execute();
  });

  /** A job that was given up so many minutes ago. */
  async function addDead(job: Job, minutes = 0, error = "Error: 421 try later"): Promise<number> {
    const [id] = await inTransaction(db(), (trx) => addJobs(trx, [job]));
    await sql`update jobs set attempts = 17, error = ${error}, dead_at = now() - make_interval(mins => ${minutes})
      where id = ${id}`.execute(db());
    return id as number;
  }
  async function welcome(): Promise<Job> {
    const { id } = await createMember(shop());
    return { kind: "mail", payload: { template: "welcome", user_id: id, language: "en" } };
  }
  const list = (query = "") => shop().call("listDeadJobs", { query, headers });
  const retry = (id: number, more: Record<string, string> = { "idempotency-key": randomUUID() }) =>
    shop().call<"retryJob", number>("retryJob", { params: { id }, headers: { ...headers, ...more } });
  /** Does what is due with a mail service that works, and answers what it sent. */
  async function work(): Promise<Mail[]> {
    const sent: Mail[] = [];
    const mail = { send: async (each: Mail) => void sent.push(each) };
    await doDueJobs({ ...shop().services, mail }, shop().app.log);
    return sent;
  }

  test("200: an email that was given up is sent once, for two people who press twice each", async () => {
    const id = await addDead(await welcome());
    expect(await work()).toEqual([]);
    const key = { "idempotency-key": randomUUID() };
    const [first, again, other] = await Promise.all([retry(id, key), retry(id, key), retry(id)]);
    const statuses = [first.status, again.status, other.status].sort();
    expect([
      [200, 200, 404],
      [200, 404, 404],
    ]).toContainEqual(statuses);
    expect((await list()).body).toEqual([]);
    const sent = await work();
    expect(sent.map((mail) => mail.id)).toEqual([`welcome.${id}@velours`]);
    expect((await retry(id)).status).toBe(404);
    expect(await work()).toEqual([]);
    const { rows } = await sql<{ command: string }>`
      select command from audit_log where command = ${`retryJob ${id} mail welcome`}`.execute(db());
    expect(rows).toHaveLength(1);
  });

  test("200: it has all its attempts again, and comes back to the list after them", async () => {
    const id = await addDead(await welcome());
    await retry(id);
    const mail = { send: () => Promise.reject(new Error("550 <ada@example.com> is not here")) };
    await doDueJobs({ ...shop().services, mail }, shop().app.log);
    expect((await list()).body).toEqual([]);
    await sql`update jobs set attempts = 16, run_at = now()`.execute(db());
    await doDueJobs({ ...shop().services, mail }, shop().app.log);
    expect((await list()).body).toMatchObject([{ id, attempts: 17, error: "Error: 550 <…> is not here" }]);
  });

  test("404: a job that waits, was done, or is of another kind", async () => {
    const job = await welcome();
    const [waiting] = await inTransaction(db(), (trx) => addJobs(trx, [job]));
    const delivery = await addDead({ kind: "webhook", payload: { delivery_id: randomUUID() } });
    for (const id of [waiting as number, delivery, 999_999_999]) expect((await retry(id)).status).toBe(404);
    expect((await list()).body).toEqual([]);
  });

  test("listDeadJobs: the latest first, with the order and without the buyer", async () => {
    const { body: order } = await shop().call("submitCheckout", { body: checkoutBody() });
    await db().deleteFrom("jobs").execute();
    const email = order.user.email;
    const ids = [
      await addDead(
        { kind: "mail", payload: { template: "order-confirmation", order_id: order.id } },
        0,
        `Error: 550 ${email} is not here`,
      ),
      await addDead({ kind: "stock-notice", payload: { notice_id: 1 } }, 5),
      await addDead({ kind: "subscribe", payload: { email, site: "boutique", source: null } }, 5),
    ];
    const { body: all, text } = await list();
    expect(text).not.toContain(email);
    expect(all[0]).toEqual({
      id: ids[0],
      kind: "mail",
      template: "order-confirmation",
      order: order.number,
      error: "Error: 550 … is not here",
      attempts: 17,
      failedAt: expect.stringMatching(/^\d{4}-/),
    });
    expect(all.map(({ kind }) => kind).sort()).toEqual(["mail", "stock-notice", "subscribe"]);
  });
});
