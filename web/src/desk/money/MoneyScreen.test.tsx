// @vitest-environment happy-dom
import { focusManager } from "@tanstack/react-query";
import { act } from "react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { answer, renderDesk } from "../testing/renderDesk.tsx";

const totals = [{ currency: "USD", units: 501, discounts: "501.00" }];
const report = (rows: number) => ({
  name: "products",
  by: "day",
  from: "2026-01-01",
  until: "2026-01-31",
  rows: Array.from({ length: rows }, (_, nth) => ({
    group: "2026-01-01",
    item: `Halo ${nth}`,
    currency: "USD",
    units: 1,
  })),
  totals,
});

beforeEach(() => vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-01-31T12:00:00Z") }));
afterEach(() => {
  vi.useRealTimers();
  focusManager.setFocused(undefined);
});

test.each([
  ["/desk/money", "reports:read", "tbody td", "USD"],
  ["/desk/promotions", "promotions:read", "main th a", "SUMMER"],
] as const)(
  "%s does not make its report again for who comes back to the window",
  async (address, scope, selector, words) => {
    const readReport = vi.fn(() => answer(report(1)));
    const desk = await renderDesk(address, {
      scopes: ["reports:read", scope],
      answers: {
        readReport,
        listMerchantPromotions: () =>
          answer([{ promotion: { id: 8, name: "SUMMER", site: "boutique", type: "percentage" }, uses: 1 }]),
      },
    });
    await desk.find(selector, words);
    expect(readReport).toHaveBeenCalledOnce();
    focusManager.setFocused(false);
    vi.setSystemTime(new Date("2026-01-31T12:01:00Z"));
    await act(async () => focusManager.setFocused(true));
    expect(readReport).toHaveBeenCalledOnce();
  },
);

test("a long report shows its first rows, its sums, and how many rows are in the CSV alone", async () => {
  const desk = await renderDesk("/desk/money?report=products", {
    scopes: ["reports:read"],
    answers: { readReport: () => answer(report(501)) },
  });
  await desk.find("p", "1 more row is not shown. The CSV has it.");
  expect(document.querySelectorAll("tbody tr")).toHaveLength(500);
  expect(document.querySelector("tfoot")?.textContent).toContain("501");
});

test("a report by item asks the shop for the rows that are shown, and counts those that it left out", async () => {
  const readReport = vi.fn((_: { params: { query: object } }) => answer({ ...report(500), more: 2 }));
  const desk = await renderDesk("/desk/money?report=products", {
    scopes: ["reports:read"],
    answers: { readReport },
  });
  await desk.find("p", "2 more rows are not shown. The CSV has them.");
  expect(readReport.mock.calls[0]?.[0].params.query).toMatchObject({ limit: 500 });
});

test("a short report has no such sentence", async () => {
  const desk = await renderDesk("/desk/money?report=products", {
    scopes: ["reports:read"],
    answers: { readReport: () => answer(report(500)) },
  });
  await desk.find("tbody th", "2026-01-01");
  expect(document.querySelectorAll("tbody tr")).toHaveLength(500);
  expect(document.body.textContent).not.toContain("The CSV has");
});

test("a figure of a balance opens into its entries in the address, which lead to what one may read", async () => {
  const row = { group: "", currency: "USD", opening: "0.00", added: "50.00", used: "50.00", closing: "0.00" };
  const owed = {
    name: "liabilities",
    by: "day",
    from: "2026-01-01",
    until: "2026-01-31",
    rows: [{ ...row, item: "giftCards" }],
    totals: [row],
  };
  const entry = { site: "boutique", time: "2026-01-20T10:00:00.000Z", customer: null, order: "V-100023" };
  const spent = {
    ...entry,
    id: "2",
    kind: "order",
    amount: "-50.00",
    giftCard: { id: 41, lastDigits: "9012" },
  };
  const earlier = { ...entry, id: "1", kind: "refund", amount: "-1.00", giftCard: null, customer: "1007" };
  const listLiabilityEntries = vi.fn(({ params: { query } }: { params: { query: { cursor?: string } } }) =>
    query.cursor === undefined ? answer([spent], { "x-pagination-next": "older" }) : answer([earlier]),
  );
  const desk = await renderDesk("/desk/money?report=liabilities", {
    scopes: ["reports:read", "orders:read", "giftcards:read"],
    answers: { readReport: () => answer(owed), listLiabilityEntries },
  });
  const rows = () =>
    [...document.querySelectorAll("li:has(.font-medium)")].map((each) => [
      each.querySelector(".font-medium")?.textContent,
      each.querySelector(".text-right")?.textContent,
      [...each.querySelectorAll("a")].map((link) => link.getAttribute("href")),
    ]);
  await desk.find("tbody th", "Gift cards");
  expect(document.querySelectorAll("tbody a")).toHaveLength(2);
  expect(document.querySelectorAll("tfoot a")).toHaveLength(0);
  expect(listLiabilityEntries).not.toHaveBeenCalled();
  const figures = [...document.querySelectorAll<HTMLElement>("tbody a")];
  await act(async () => figures[1]?.click());
  await desk.find("h2", "Gift cards · Used · $50.00");
  await expect
    .poll(rows)
    .toEqual([["Paid for an order", "−$50.00", ["/desk/gift-cards?q=%229012%22", "/desk/orders/V-100023"]]]);
  expect(listLiabilityEntries.mock.calls[0]?.[0].params.query).toEqual({
    item: "giftCards",
    currency: "USD",
    from: "2026-01-01",
    until: "2026-01-31",
    direction: "used",
    limit: 25,
  });
  expect(desk.history.location.search).toContain("figure=used");
  await desk.press("Next", "a");
  await expect.poll(rows).toEqual([["Refund", "−$1.00", ["/desk/orders/V-100023"]]]);
  await desk.press("Close", "a");
  await expect.poll(rows).toEqual([]);
  expect(desk.history.location.search).not.toContain("figure");
});

test("entries of another balance are not shown in the currency of the one that is opened", async () => {
  const row = {
    group: "",
    opening: "0.00",
    added: "50.00",
    used: "50.00",
    closing: "0.00",
    item: "giftCards",
  };
  const rows = ["USD", "CAD"].map((currency) => ({ ...row, currency }));
  const owed = { name: "liabilities", by: "day", from: "2026-01-01", until: "2026-01-31", rows, totals: [] };
  const spent = {
    id: "1",
    site: "boutique",
    time: "2026-01-20T10:00:00.000Z",
    kind: "order",
    amount: "-50.00",
    giftCard: null,
    customer: null,
    order: null,
  };
  const desk = await renderDesk("/desk/money?report=liabilities", {
    scopes: ["reports:read"],
    answers: {
      readReport: () => answer(owed),
      listLiabilityEntries: ({ params: { query } }: { params: { query: { currency: string } } }) =>
        query.currency === "USD" ? answer([spent]) : undefined,
    },
  });
  await desk.find("tbody th", "Gift cards");
  const figures = [...document.querySelectorAll<HTMLElement>("tbody a")];
  await act(async () => figures[1]?.click());
  await desk.find("li .font-medium", "Paid for an order");
  await act(async () => figures[3]?.click());
  await desk.find("h2", "Gift cards · Used · CA$50.00");
  expect(document.querySelectorAll("li .font-medium")).toHaveLength(0);
});
