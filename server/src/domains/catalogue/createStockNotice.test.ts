import { sql } from "kysely";
import { expect, test } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { erasePerson } from "../privacy/erasePerson.ts";
import { exportPerson } from "../privacy/exportPerson.ts";
import { setEnabled } from "./store/productRows.ts";
import { deleteOldNotices, queueStockNotices } from "./store/stockNotices.ts";

describeOperation("createStockNotice", (shop) => {
  const db = () => shop().services.store.db;
  const body = { variant_id: 11, region: "US", language: "en" };
  const ask = <Status extends number = 200>(change: object, id = 1) =>
    shop().call<"createStockNotice", Status>("createStockNotice", {
      params: { id },
      body: { ...body, ...change },
    });
  const stock = async (level: "none" | "low") => {
    await db().updateTable("stock").set({ level, quantity: null }).where("variant_id", "=", 11).execute();
  };
  const rows = (email: string) =>
    db().selectFrom("stock_notices").selectAll().where("email", "=", email).execute();
  /** Several processes look at the same moment. */
  const look = async () => {
    await Promise.all(Array.from({ length: 4 }, () => queueStockNotices(db())));
  };

  test("200: one email when the variant is back, to each address once, and then the address is gone", async () => {
    await stock("none");
    const answers = await Promise.all(Array.from({ length: 5 }, () => ask({ email: "Nell@example.com" })));
    expect(answers.map(({ status, body }) => [status, body])).toEqual(
      Array(5).fill([200, { accepted: true }]),
    );
    await ask({ email: "luc@example.com", language: "fr" });
    expect(await rows("nell@example.com")).toHaveLength(1);
    await look();
    expect(await readEmails(shop(), "nell@example.com")).toEqual([]);

    await stock("low");
    await look();
    const [email, ...more] = await readEmails(shop(), "nell@example.com");
    expect(more).toEqual([]);
    expect(email?.subject).toBe("It is back in stock");
    expect(email?.text).toMatch(/https?:\S+\/halo-1\?variant=11\n/);
    expect(email?.text).toContain("we send no other about it");
    const [french] = await readEmails(shop(), "luc@example.com");
    expect(french?.subject).toBe("De retour en stock");
    expect(french?.text).toMatch(/https?:\S+\/fr\/\S+-1\?variant=11\n/);
    expect([await rows("nell@example.com"), await rows("luc@example.com")]).toEqual([[], []]);
    const { rows: jobs } = await sql`select 1 from jobs where payload::text like '%nell@%'`.execute(db());
    expect(jobs).toEqual([]);
    await look();
    expect(await readEmails(shop(), "nell@example.com")).toHaveLength(1);
  });

  test("200: the same response for what is in stock; nothing is kept and nothing is sent", async () => {
    await stock("low");
    const { status, body: answer } = await ask({ email: "early@example.com" });
    expect([status, answer]).toEqual([200, { accepted: true }]);
    expect(await rows("early@example.com")).toEqual([]);
  });

  test("stock elsewhere does not count, and what sells out again meanwhile waits on", async () => {
    await stock("none");
    await ask({ email: "wait@example.com" });
    await db()
      .insertInto("stock")
      .values({ variant_id: 11, region: "MOON", quantity: 3, level: "low", requires_shipping: true })
      .execute();
    await look();
    expect(await rows("wait@example.com")).toMatchObject([{ queued_at: null }]);
    await stock("low");
    await look();
    await stock("none");
    expect(await readEmails(shop(), "wait@example.com")).toEqual([]);
    expect(await rows("wait@example.com")).toMatchObject([{ queued_at: null }]);
  });

  test.each([
    ["taken from sale", "option1", null],
    ["left without a price", "prices", {}],
  ])("200: a variant in stock that was %s is waited for until it can be bought", async (_, field, none) => {
    const email = `${field}@example.com`;
    const { rows: before } = await sql<{ nth: number; value: unknown }>`
      select (nth - 1)::int as nth, v -> ${field}::text as value
      from products, jsonb_array_elements(document -> 'variants') with ordinality as each (v, nth)
      where products.id = 1 and v ->> 'id' = '11'`.execute(db());
    const { nth, value } = before[0]!;
    const setField = (to: unknown) =>
      sql`
        update products set document = jsonb_set(
          document, array['variants', ${String(nth)}, ${field}], ${JSON.stringify(to)}::jsonb)
        where id = 1`.execute(db());
    await stock("low");
    await setField(none);
    await ask({ email });
    await look();
    expect(await readEmails(shop(), email)).toEqual([]);
    expect(await rows(email)).toMatchObject([{ queued_at: null }]);
    await setField(value);
    await look();
    expect(await readEmails(shop(), email)).toHaveLength(1);
    expect(await rows(email)).toEqual([]);
  });

  test("a notice waits for a process that has not read yet that its product is back on sale", async () => {
    const email = "unread@example.com";
    const { store, catalogue } = shop().services;
    const enable = (enabled: boolean) => inTransaction(store.db, (trx) => setEnabled(trx, [1], enabled));
    await stock("none");
    await ask({ email });
    await enable(false);
    await catalogue.refresh();
    await stock("low");
    await enable(true);
    await look();
    expect(await readEmails(shop(), email)).toEqual([]);
    expect(await rows(email)).toMatchObject([{ queued_at: null }]);
    await catalogue.refresh();
    await look();
    expect(await readEmails(shop(), email)).toHaveLength(1);
    expect(await rows(email)).toEqual([]);
  });

  test("200: a wish counts again after its email was given up, and not while that is still tried", async () => {
    const email = "again@example.com";
    await db().deleteFrom("jobs").execute();
    await stock("none");
    await ask({ email });
    await stock("low");
    await look();
    await stock("none");
    await ask({ email, language: "fr" });
    expect(await rows(email)).toMatchObject([{ language: "en", queued_at: expect.anything() }]);
    await sql`update jobs set dead_at = now()`.execute(db());
    await ask({ email, language: "fr" });
    expect(await rows(email)).toMatchObject([{ language: "fr", queued_at: null }]);
    await stock("low");
    await look();
    expect(await readEmails(shop(), email)).toHaveLength(1);
    expect(await rows(email)).toEqual([]);
  });

  test("an address has fifty wishes at most, and no one is told", async () => {
    await stock("none");
    await sql`
      insert into stock_notices (product_id, variant_id, email, region, site, language)
      select 1, 1000 + n, 'many@example.com', 'US', 'boutique', 'en' from generate_series(1, 50) n`.execute(
      db(),
    );
    expect((await ask({ email: "many@example.com" })).status).toBe(200);
    expect(await rows("many@example.com")).toHaveLength(50);
  });

  test("a wish is exported, erased, and deleted after 180 days", async () => {
    await stock("none");
    await ask({ email: "gone@example.com" });
    expect(JSON.parse(await exportPerson(db(), "gone@example.com"))).toMatchObject({
      stock_notices: [{ variant_id: 11 }],
    });
    await erasePerson(db(), "gone@example.com");
    expect(await rows("gone@example.com")).toEqual([]);
    await ask({ email: "old@example.com" });
    await sql`update stock_notices set created_at = now() - interval '181 days' where email = 'old@example.com'`.execute(
      db(),
    );
    await deleteOldNotices(db());
    expect(await rows("old@example.com")).toEqual([]);
  });
});
