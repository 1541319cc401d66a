// @vitest-environment happy-dom
import { act } from "react";
import { expect, test, vi } from "vitest";
import { paidOrder } from "../testing/paidOrder.ts";
import { answer, renderDesk } from "../testing/renderDesk.tsx";

const open = async (address: string) => {
  const listMerchantOrders = vi.fn((_: { params: { query: object } }) => answer([paidOrder("V-1")]));
  const desk = await renderDesk(address, { scopes: ["orders:read"], answers: { listMerchantOrders } });
  await desk.find("thead a", "Total");
  const headers = () =>
    [...document.querySelectorAll("th[aria-sort]")].map((cell) => [
      cell.textContent,
      cell.getAttribute("aria-sort"),
      cell.querySelector("a")?.getAttribute("href"),
    ]);
  return { desk, listMerchantOrders, headers };
};

test("a column says how the list is ordered, and leads to its other direction; filters stay, the page does not", async () => {
  const { headers, listMerchantOrders } = await open("/desk/orders?status=paid&cursor=cHwx");
  expect(headers()).toEqual([
    ["Date", "descending", "/desk/orders?status=paid&sort=placed-ascending"],
    ["Total", "none", "/desk/orders?status=paid&sort=total-descending"],
  ]);
  expect(listMerchantOrders.mock.calls[0]?.[0].params.query).not.toHaveProperty("sort");
});

test("the order of the address is asked for, and stays with a filter", async () => {
  const { desk, headers, listMerchantOrders } = await open("/desk/orders?sort=total-descending");
  expect(headers()[1]).toEqual(["Total", "descending", "/desk/orders?sort=total-ascending"]);
  expect(listMerchantOrders.mock.calls[0]?.[0].params.query).toMatchObject({ sort: "total-descending" });
  const filter = await desk.find("nav a", "Shipped");
  expect(filter.getAttribute("href")).toBe("/desk/orders?sort=total-descending&status=shipped");
});

test("a row has a cell in each column, and a press anywhere in it opens it", async () => {
  const { desk } = await open("/desk/orders");
  const cells = [...document.querySelectorAll("tbody tr")].map((row) =>
    [...row.children].map((cell) => [cell.localName, cell.textContent]),
  );
  const labels = [...document.querySelectorAll("thead th")].map(({ textContent }) => textContent);
  expect(labels).toEqual(["Number", "Customer", "Date", "Status", "Total"]);
  expect(cells).toEqual([
    [
      ["th", "V-1"],
      ["td", expect.stringContaining("ada@example.com")],
      ["td", expect.stringContaining("Nov 20")],
      ["td", "Paid"],
      ["td", expect.stringContaining("$")],
    ],
  ]);
  await act(async () => document.querySelector<HTMLElement>("tbody td")?.click());
  expect(desk.history.location.pathname).toBe("/desk/orders/V-1");
});
