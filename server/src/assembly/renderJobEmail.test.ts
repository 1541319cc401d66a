import { sql } from "kysely";
import { expect, test } from "vitest";
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
