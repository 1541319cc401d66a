// @vitest-environment happy-dom
import { act } from "react";
import { expect, test } from "vitest";
import { answer, renderDesk } from "../testing/renderDesk.tsx";

test("the last digits of a gift card find it, and none of a whole code or a part of it is searched for", async () => {
  const searched: string[] = [];
  const desk = await renderDesk("/desk/settings", {
    scopes: ["settings:write", "giftcards:read"],
    answers: {
      listMerchantGiftCards: ({ params: { query } }: { params: { query: { q?: string } } }) => {
        if (query.q) searched.push(query.q);
        const sums = { currency: "USD", issued: "50.00", remaining: "50.00", state: "open", order: null };
        const card = { id: 41, lastDigits: "3456", site: "boutique", recipient: "bo@example.com" };
        return answer([{ ...card, ...sums, createdAt: "2026-11-27T09:30:00.000Z" }]);
      },
    },
  });
  await desk.press("Find anything");
  await desk.find("[role=dialog] h2", "Find anything");
  for (const typed of ["123456", "1234-5678-9012-3456", "3456"]) await desk.type("[role=combobox]", typed);
  const found = await desk.find("[role=option]", "Gift card ending in 3456bo@example.com · boutique");
  expect(searched).toEqual(["3456"]);
  await act(async () => found.click());
  await desk.find("h1", "Gift cards");
  const { pathname, search } = desk.history.location;
  expect([pathname, decodeURIComponent(search)]).toEqual(["/desk/gift-cards", '?q="3456"']);
});

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
