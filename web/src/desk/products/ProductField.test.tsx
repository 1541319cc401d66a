// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { answer, renderDesk } from "../testing/renderDesk.tsx";

const halo = { id: 100001, title: "Halo Palm Vibrator" };

test("a product that is found by its title is named by its number, and its title is said", async () => {
  const desk = await renderDesk("/desk/promotions/new", {
    scopes: ["promotions:read", "promotions:write", "catalogue:read"],
    answers: {
      getSite: () => answer({ sites: [{ code: "boutique", name: "Boutique", regions: [], currencies: [] }] }),
      listMerchantPromotions: () => answer([]),
      listProposals: () => answer([]),
      listMerchantProducts: () => answer([{ product: halo }]),
      getMerchantProduct: () => answer({ product: halo, revision: "r1", states: [] }),
    },
  });
  const find = "button[aria-label='Products that must be in the bag: find a product']";
  await desk.find("summary", "Limited to products");
  await desk.press("", find);
  await desk.find("[role=dialog] h2", "Find products");
  await desk.type("[role=combobox]", "halo");
  await desk.press("Halo Palm Vibrator100001", "[role=option]");
  expect(document.querySelector<HTMLInputElement>("[name=required]")?.value).toBe("100001");
});
