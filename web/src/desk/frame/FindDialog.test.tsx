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

test("a draft is found by its number, of one digit, too, and shown alone in the list of drafts", async () => {
  const searched: string[] = [];
  const desk = await renderDesk("/desk/settings", {
    scopes: ["settings:write", "orders:read"],
    answers: {
      listDrafts: ({ params: { query } }: { params: { query: { q?: string } } }) => {
        searched.push(query.q ?? "");
        const address = { firstname: "Ada", lastname: "Moreau" };
        const facts = { site: "boutique", lines: [], state: "closed", order: null };
        return answer([
          { id: 7, email: "ada@example.com", address, ...facts, createdAt: "2026-11-29T09:30:00.000Z" },
        ]);
      },
    },
  });
  await desk.press("Find anything");
  await desk.find("[role=dialog] h2", "Find anything");
  await desk.type("[role=combobox]", "7");
  const found = await desk.find("[role=option]", "Draft 7Ada Moreau · ada@example.com");
  await act(async () => found.click());
  await desk.find("h1", "Drafts");
  expect(decodeURIComponent(desk.history.location.search)).toBe('?q="7"');
  await expect.poll(() => searched.length).toBeGreaterThan(1);
  expect(new Set(searched)).toEqual(new Set(["7"]));
});

test("drafts are not searched for somebody who may not read orders", async () => {
  const desk = await renderDesk("/desk/settings", {
    scopes: ["settings:write"],
    answers: {
      listDrafts: () => answer([{ id: 7, email: "ada@example.com", address: null }]),
      listMerchantPages: () => answer([{ handle: "ada", title: "Ada", site: "boutique" }]),
      listMerchantCollections: () => answer([]),
    },
  });
  await desk.press("Find anything");
  await desk.find("[role=dialog] h2", "Find anything");
  await desk.type("[role=combobox]", "ada");
  await desk.find("[role=option]", "Adaada · boutique");
  expect(document.querySelectorAll("[role=option]")).toHaveLength(1);
});
