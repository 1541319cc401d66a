// @vitest-environment happy-dom
import { expect, test } from "vitest";
import { answer, renderDesk } from "../testing/renderDesk.tsx";

test("a few letters find a screen of the settings, a promotion, a page and a collection", async () => {
  const desk = await renderDesk("/desk/settings", {
    scopes: ["settings:write", "promotions:read"],
    answers: {
      listMerchantPromotions: () =>
        answer([
          { promotion: { id: 7, name: "SHIPFREE", site: "boutique" } },
          { promotion: { id: 8, name: "SUMMER", site: "boutique" } },
        ]),
      listMerchantPages: () => answer([{ handle: "shipping", title: "Shipping times", site: "boutique" }]),
      listMerchantCollections: () => answer([{ handle: "ships-fast", title: "Ships fast" }]),
    },
  });
  await desk.press("Find anything");
  await desk.find("[role=dialog] h2", "Find anything");
  await desk.type("[role=combobox]", "ship");
  await desk.find("[role=option]", "Ships fastships-fast");
  const found = [...document.querySelectorAll("[role=option] span:first-child")];
  expect(found.map(({ textContent }) => textContent)).toEqual([
    "Shipping",
    "SHIPFREE",
    "Shipping times",
    "Ships fast",
  ]);
});
