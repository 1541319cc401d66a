// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { answer, renderDesk } from "./testing/renderDesk.tsx";

const promotion = {
  id: 8,
  name: "SUMMER",
  site: "boutique",
  type: "percentage",
  discount: 10,
  enabled: true,
};
const product = {
  ...{ id: 7, title: "Halo", vendor: "Velours", type: "Toy", handle: "halo", images: [] },
  ...{
    options: [],
    variants: [{ id: 70, title: "Halo", options: [], prices: [{ currency: "USD", price: 10 }] }],
  },
};
const stock = { variantId: 70, region: "US", sku: "H", title: "Halo", option: null, quantity: 3 };
const answers = {
  listMerchantPromotions: () =>
    answer([{ promotion, uses: 0, revision: "1", ended: false, createdAt: "2026-01-01T00:00:00Z" }]),
  getMerchantProduct: () => answer({ product, revision: "1", states: [] }),
  listStock: () => answer([{ ...stock, level: "low", daysLeft: null }]),
  listProposals: () => answer([]),
};

test.each([
  ["/desk/promotions", "promotions", "SUMMER", ["New promotion"]],
  ["/desk/promotions/8", "promotions", "SUMMER", ["End it now", "Save"]],
  ["/desk/products/7", "catalogue", "Halo", ["Edit", "Take off sale", "Check the changes"]],
  ["/desk/stock", "stock", "Halo", ["Halo"]],
] as const)(
  "%s offers those of all sites alone what the server refuses everyone else",
  async (address, part, words, labels) => {
    const offered = async (sites: readonly string[] | null) => {
      const desk = await renderDesk(address, {
        scopes: [`${part}:read`, `${part}:write`],
        answers,
        sites,
      });
      await desk.find("main h1, main a span, main th > *", words);
      const controls = [...document.querySelectorAll("main a, main button")];
      return labels.filter((label) => controls.some(({ textContent }) => textContent === label));
    };
    expect([await offered(null), await offered(["boutique"])]).toEqual([labels, []]);
  },
);

test.each(["/desk/products/7/edit", "/desk/products/new"])(
  "%s has no form for those of certain sites, who share its products with the others",
  async (address) => {
    const scopes = ["catalogue:read", "catalogue:write"] as const;
    const desk = await renderDesk(address, { scopes, answers, sites: ["boutique"] });
    await desk.find("p", "Your role does not show this.");
    expect(document.querySelector("main form")).toBeNull();
  },
);
