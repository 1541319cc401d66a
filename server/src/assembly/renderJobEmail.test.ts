import { sql } from "kysely";
import { beforeAll, expect, test } from "vitest";
import { queueCode } from "../domains/accounts/store/oneTimeCodes.ts";
import { siteOrigin } from "../platform/config/siteOrigin.ts";
import { inTransaction } from "../platform/store/transaction.ts";
import { createMember } from "../testing/createMember.ts";
import { fixture } from "../testing/fixture.ts";
import { describeOnStores } from "../testing/stores.ts";
import { openTestShop } from "../testing/testShop.ts";
import { renderJobEmail } from "./renderJobEmail.ts";

describeOnStores("an email about a payment that was given back", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));

  test.each([
    ["outlet", "Harbour Books"],
    // Jobs from before it was stored.
    [undefined, "Velours"],
  ])("comes from the site %s: %s", async (site, name) => {
    const { services } = shop;
    await sql`update sites set document = document || '{"name": "Harbour Books"}' where code = 'outlet'`.execute(
      services.store.db,
    );
    const mail = await renderJobEmail(services, 1, {
      template: "payment-released",
      attempt_id: "1",
      email: "ada@example.com",
      language: "en",
      amount: 12.5,
      currency: "USD",
      reason: "soldOut",
      ...(site !== undefined && { site }),
    });
    expect(mail?.text).toContain(name);
  });
});

describeOnStores("an email with a code", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));

  test("is another one when it is rendered again, because its code is", async () => {
    const { services } = shop;
    const { db } = services.store;
    const { id } = await createMember(shop);
    await inTransaction(db, (trx) => queueCode(trx, id, { language: "en" }));
    const code = await db
      .selectFrom("one_time_codes")
      .select("id")
      .where("user_id", "=", id)
      .executeTakeFirstOrThrow();
    const render = () =>
      renderJobEmail(services, 1, { template: "one-time-code", code_id: code.id, language: "en" });
    const [first, second] = [await render(), await render()];
    expect(first?.to).toBe(second?.to);
    expect(first?.id).not.toBe(second?.id);
  });
});

describeOnStores("a link to choose a password", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));

  test.each(["password-reset", "welcome-after-order", "staff-invitation"] as const)(
    "of %s leads to the site that the member joined at",
    async (template) => {
      const { services } = shop;
      const { id: user_id } = await createMember(shop);
      await sql`update users set levels = '{"sites": ["outlet"]}', password = null where id = ${user_id}`.execute(
        services.store.db,
      );
      const job = { user_id, language: "fr" } as const;
      const mail = await renderJobEmail(
        services,
        1,
        template === "staff-invitation" ? { ...job, template, role: "desk" } : { ...job, template },
      );
      expect(mail?.text).toContain(`${siteOrigin(services.config, "outlet")}/fr/reset-password?token=`);
    },
  );
});

describeOnStores("an email to a member who reads French", (createStore) => {
  const shop = fixture(async () => openTestShop(await createStore("filled")));
  const canada = JSON.stringify([{ label: "Canada", country: "CA", currency: "CAD", fulfillment: "US" }]);
  beforeAll(() =>
    sql`update sites set document = jsonb_set(document, '{regions}', document -> 'regions' || ${canada}::jsonb)`.execute(
      shop.services.store.db,
    ),
  );
  const address = (country: string) => ({ billing: null, shipping: { country } });

  test.each([
    ["the region that they chose", { country: "GB" }, address("CA"), "cet e-mail"],
    [
      "the site's first region where it does not sell to that",
      { country: "FR" },
      address("GB"),
      "ce courriel",
    ],
    ["their own country where the merchant caused it", {}, address("FR"), "cet e-mail"],
    ["the site where neither is known", { country: null }, { billing: null, shipping: null }, "ce courriel"],
  ])("has the words of %s", async (_, reader, addresses, words) => {
    const { services } = shop;
    const { id: user_id } = await createMember(shop);
    await sql`update users set addresses = ${JSON.stringify(addresses)}::jsonb where id = ${user_id}`.execute(
      services.store.db,
    );
    const job = { template: "already-member", user_id, language: "fr", ...reader } as const;
    expect((await renderJobEmail(services, 1, job))?.text).toContain(words);
  });
});
