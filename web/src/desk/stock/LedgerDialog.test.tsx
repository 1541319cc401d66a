// @vitest-environment happy-dom
import { expect, test, vi } from "vitest";
import { answer, renderDesk } from "../testing/renderDesk.tsx";

const item = {
  variantId: 200001,
  region: "US",
  productId: 100001,
  title: "Halo",
  option: "Violet",
  sku: null,
  quantity: 38,
  level: "high",
  sold: 2,
  daysLeft: null,
};
const time = "2026-11-28T10:00:00.000Z";
const sold = { id: 2, time, reason: "order", delta: -2, order: "V-100023" };
const received = { id: 1, time, reason: "received", delta: 40, order: null };

test("a count opens its ledger, page by page, and names orders to who may read them", async () => {
  const listStockEntries = vi.fn(({ params: { query } }: { params: { query: { cursor?: string } } }) =>
    query.cursor === undefined ? answer([sold], { "x-pagination-next": "older" }) : answer([received]),
  );
  const desk = await renderDesk("/desk/stock", {
    scopes: ["stock:read", "orders:read"],
    answers: { listStock: () => answer([item]), listStockEntries },
  });
  const rows = () =>
    [...document.querySelectorAll("[role=dialog] li")].map((row) =>
      [...row.querySelectorAll(".font-medium, .tabular-nums")].map(({ textContent }) => textContent),
    );
  await desk.press("38 pieces");
  await expect.poll(rows).toEqual([["Sold · V-100023", "−2"]]);
  expect(document.querySelector("[role=dialog] a")?.getAttribute("href")).toContain("/desk/orders/V-100023");
  await desk.press("Older changes");
  await expect.poll(rows).toEqual([["Received", "+40"]]);
  expect(listStockEntries.mock.calls[0]?.[0].params.query).toMatchObject({ variantId: 200001, region: "US" });
  await desk.press("The newest");
  await expect.poll(rows).toEqual([["Sold · V-100023", "−2"]]);
});
