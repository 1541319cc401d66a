import { randomUUID } from "node:crypto";
import { sql } from "kysely";
import { expect, test } from "vitest";
import { deleteOld } from "../../assembly/store/retention.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { erasePerson } from "../privacy/erasePerson.ts";
import { exportPerson } from "../privacy/exportPerson.ts";

const challenge = { type: "turnstile", token: "XXXX.DUMMY.TOKEN.XXXX" };
const message = {
  name: "Ada",
  topic: "order",
  order: "#v-100023",
  message: "Where is my parcel?\nIt has not moved.",
  challenge,
};
const newAddress = () => `ada-${randomUUID()}@example.com`;

describeOperation("createMessage", (shop) => {
  const send = <Status extends number = 200>(body: object, headers = {}) =>
    shop().call<"createMessage", Status>("createMessage", { body, headers });
  const letters = async (email: string) =>
    (await readEmails(shop(), "care@velours.example")).filter(({ replyTo }) => replyTo === email);

  test("200: customer service gets it with the sender to reply to, and the sender a receipt in French", async () => {
    const email = newAddress();
    const { body } = await send({ ...message, email }, { "accept-language": "fr" });
    expect(body).toEqual({ received: true });
    const [letter] = await letters(email);
    expect(letter).toMatchObject({ to: "care@velours.example", subject: "An order (V-100023): Ada" });
    expect(letter!.text).toContain("It has not moved.");
    const receipts = await readEmails(shop(), email);
    expect(receipts).toMatchObject([{ subject: "Nous avons votre message" }]);
    expect(receipts[0]!.text).toContain("V-100023");
    // No setting says how soon a merchant answers.
    expect(receipts[0]!.text).not.toMatch(/\bjours?\b/);
    // The shop sends no words of a sender to an address of their choice.
    expect(`${receipts[0]!.text} ${receipts[0]!.html}`).not.toMatch(/Ada|parcel/);
  });

  test("200: markup and line breaks of the sender stay words", async () => {
    const email = newAddress();
    await send({
      ...message,
      email,
      name: "Eve\r\nBcc: all@example.com",
      message: "<script>alert(1)</script>",
    });
    const [letter] = await letters(email);
    expect(letter!.subject).not.toMatch(/[\r\n]/);
    expect(letter!.html).not.toContain("<script>alert");
  });

  test("200: one key is one message, four times at once and with another token; another message is refused", async () => {
    const email = newAddress();
    const headers = { "idempotency-key": randomUUID() };
    const responses = await Promise.all(
      Array.from({ length: 4 }, () => send({ ...message, email }, headers)),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(4).fill(200));
    await send({ ...message, email, challenge: { ...challenge, token: "another" } }, headers);
    expect(await letters(email)).toHaveLength(1);
    const other = await send<409>({ ...message, email, message: "Something else entirely" }, headers);
    expect([other.status, other.body.reference]).toEqual([409, "idempotencyKeyReused"]);
  });

  test("429 rateLimited: an address writes five times an hour and gets three receipts", async () => {
    const email = newAddress();
    const from = { "x-forwarded-for": "203.0.113.77" };
    const responses = [];
    for (let count = 0; count < 6; count++) responses.push(await send({ ...message, email }, from));
    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200, 200, 200, 429]);
    expect(await letters(email)).toHaveLength(5);
    expect(await readEmails(shop(), email)).toHaveLength(3);
  });

  test("400 turnstileChallengeFailed: without a proof nothing is sent", async () => {
    const email = newAddress();
    const response = await send<400>({ ...message, email, challenge: null });
    expect(response.body).toMatchObject({
      reference: "turnstileChallengeFailed",
      value: { "challenge.token": expect.any(String) },
    });
    expect(await letters(email)).toEqual([]);
  });

  test("a sender's messages are exported and erased, and are kept 90 days", async () => {
    const email = newAddress();
    const { db } = shop().services.store;
    await send({ ...message, email });
    await letters(email);
    const exported = JSON.parse(await exportPerson(db, email));
    expect(JSON.stringify(exported.jobs)).toContain("It has not moved.");
    expect(exported.sandbox_mails).toHaveLength(2);
    await erasePerson(db, email);
    await expect(exportPerson(db, email)).rejects.toThrow("has nothing about");

    const other = newAddress();
    await send({ ...message, email: other });
    await letters(other);
    const { retention } = shop().services.config;
    await deleteOld(db, retention, 1_000);
    await exportPerson(db, other);
    await sql`update jobs set done_at = now() - interval '91 days' where payload ->> 'email' = ${other}`.execute(
      db,
    );
    await deleteOld(db, retention, 1_000);
    expect(JSON.parse(await exportPerson(db, other)).jobs).toBeUndefined();
  });
});
