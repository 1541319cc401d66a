import { expect, test } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { promotions } from "../../testing/shopData.ts";
import { upsertPromotions, usePromotion } from "./store.ts";

describeOperation("getPromotion", (shop) => {
  test("200: by its code, whatever its letter case (S-751)", async () => {
    const { body } = await shop().call("getPromotion", { params: { code: "welcome15" } });
    expect(body).toMatchObject({
      id: 1,
      name: "WELCOME15",
      type: "percentage",
      discount: 15,
      uses_percentage: null,
    });
    expect(body).not.toHaveProperty("usage_limit");
  });

  test("200: with a letter whose small form JavaScript and the database write otherwise", async () => {
    const name = "İNDİRİM20";
    await inTransaction(shop().services.store.db, (trx) =>
      upsertPromotions(trx, [{ ...promotions[0]!, id: 91, name }]),
    );
    const { body } = await shop().call("getPromotion", { params: { code: name } });
    expect(body.id).toBe(91);
  });

  test("200: words in the language asked for", async () => {
    const query = "configuration[language]=fr";
    const { body } = await shop().call("getPromotion", { params: { code: "WELCOME15" }, query });
    expect(body.description).toBe("Bienvenue");
    expect(body).not.toHaveProperty("translations");
  });

  test("200: only the fields asked for (S-753)", async () => {
    const query = "fields=uses_percentage,description";
    const { body } = await shop().call("getPromotion", { params: { code: "ONCE" }, query });
    expect(Object.keys(body).sort()).toEqual(
      ["description", "discount", "enabled", "id", "name", "site", "type", "uses_percentage"].sort(),
    );
    expect(body.uses_percentage).toBe(0);
  });

  test.each([
    ["NOTHING", 404, "promotionUnrecognizable", null],
    ["OUTLET10", 409, "promotionUnsupportedSite", "outlet"],
    ["OFF", 409, "promotionUnavailable", null],
    ["EXPIRED", 409, "promotionExpired", null],
  ] as const)("%s: %i %s", async (code, status, reference, value) => {
    const response = await shop().call<"getPromotion", typeof status>("getPromotion", { params: { code } });
    expect([response.status, response.body.reference, response.body.value]).toEqual([
      status,
      reference,
      value,
    ]);
  });

  test("the host name chooses the site", async () => {
    const headers = { host: "outlet.localhost:3000" };
    const { status } = await shop().call("getPromotion", { params: { code: "OUTLET10" }, headers });
    expect(status).toBe(200);
  });

  test("404 promotionUnrecognizable: used as often as it may be, unless its use is asked for (S-313)", async () => {
    await inTransaction(shop().services.store.db, (trx) => usePromotion(trx, "once"));
    const { status, body } = await shop().call<"getPromotion", 404>("getPromotion", {
      params: { code: "ONCE" },
    });
    expect([status, body.message]).toEqual([404, "This promo code is invalid or has already been used"]);
    const card = await shop().call("getPromotion", {
      params: { code: "ONCE" },
      query: "fields=uses_percentage,description",
    });
    expect([card.status, card.body.uses_percentage]).toEqual([200, 100]);
  });
});
