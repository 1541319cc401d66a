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

test("a short report has no such sentence", async () => {
  const desk = await renderDesk("/desk/money?report=products", {
    scopes: ["reports:read"],
    answers: { readReport: () => answer(report(500)) },
  });
  await desk.find("tbody th", "2026-01-01");
  expect(document.querySelectorAll("tbody tr")).toHaveLength(500);
  expect(document.body.textContent).not.toContain("The CSV has");
});
