import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";

describeOperation("listShippingRates", (shop) => {
  test("200: standard prices of a country by subtotal (S-757, S-758)", async () => {
    const { body } = await shop().call("listShippingRates", { query: "tiers=standard&country=us" });
    const estimate = { type: "relative", unit: "days", value: [3, 6] };
    expect(body.data.standard).toEqual([
      { amount: 7, original: 7, range: { min: 0, max: 69 }, estimate },
      { amount: 0, original: 0, range: { min: 69, max: null }, estimate },
    ]);
  });

  test.each(["country=JP", "country=US&configuration[currency]=EUR"])(
    "200: no rates for %s",
    async (query) => {
      expect((await shop().call("listShippingRates", { query })).body.data.standard).toEqual([]);
    },
  );
});
