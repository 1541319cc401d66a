import { describe, expect, it } from "vitest";
import { giftCardProduct, line, product } from "../testing/fixtures.ts";
import { deliverySummary, saveDeliveries } from "./giftCardDeliveries.ts";
import { giftCardUnits } from "./giftCardUnits.ts";

const halo = line(product({ id: 1 }));

const card = line(giftCardProduct());

describe("giftCardDeliveries", () => {
  const three = line(giftCardProduct(), { quantity: 3 });
  const forms = ["a", "b", "c"].map((name) => ({
    email: ` ${name}@example.com `,
    name: ` ${name} `,
    message: "  ",
  }));

  it("C-154 one for each unit", () => expect(giftCardUnits([halo, three, card])).toHaveLength(4));

  it("C-359 C-360 C-361 saved trimmed, an array for several, with the buyer's email", () => {
    const [goods, saved] = saveDeliveries([halo, three], forms, "ada@example.com");
    expect(goods).toBe(halo);
    expect(saved?.delivery).toHaveLength(3);
    expect([saved?.delivery].flat()[1]).toEqual({
      from: { email: "ada@example.com", name: "b", message: null },
      to: { email: "b@example.com" },
    });
  });

  it("C-360 an object for one", () =>
    expect(
      saveDeliveries([card], [{ email: "a@b.c", name: "A", message: " Enjoy " }], null)[0]?.delivery,
    ).toEqual({ from: { email: null, name: "A", message: "Enjoy" }, to: { email: "a@b.c" } }));

  it("keeps the day of each, and leaves out what was not chosen", () => {
    const days = forms.map((form, at) => ({ ...form, date: ["2026-12-24", "", null][at] }));
    const [saved] = saveDeliveries([three], days, null);
    expect([saved?.delivery].flat().map((delivery) => delivery?.date)).toEqual([
      "2026-12-24",
      undefined,
      undefined,
    ]);
  });

  it("C-082 the summary", () =>
    expect(
      deliverySummary(saveDeliveries([three], forms, null), (from, to) => `From: ${from} To: ${to}`),
    ).toBe("From: a To: a@example.com; From: b To: b@example.com; From: c To: c@example.com"));
});
