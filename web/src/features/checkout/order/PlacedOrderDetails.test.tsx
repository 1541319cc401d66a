import type { Order } from "@velours/sdk/types";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it } from "vitest";
import { createShopContext } from "../../../testing/createShopContext.tsx";
import { Downloads, SentGiftCards } from "./PlacedOrderDetails.tsx";

const inShop = await createShopContext();

const line = { _variant: { id: 1, option1: null }, images: [], _price: 20, _free: false, _target: null };
const order = (more: object) =>
  ({
    products: [
      { ...line, title: "Guide", type: "E-book", _quantity: 1, meta: { download_url: "/guide.pdf" } },
      {
        ...line,
        title: "Gift card",
        type: "Gift Card",
        _quantity: 2,
        meta: {},
        _deliveries: [{ to: { email: "bo@example.com" } }, { to: { email: "cleo@example.com" } }],
      },
    ],
    ...more,
  }) as unknown as Order;
const show = (more: object) =>
  renderToStaticMarkup(
    inShop(
      <>
        <Downloads order={order(more)} />
        <SentGiftCards order={order(more)} />
      </>,
    ),
  );
const refund = (number: number, quantity: number) => ({
  refunds: [{ created_at: "2026-11-22T09:00:00.000Z", lines: [{ line: number, quantity, amount: 1 }] }],
});

it("offers the e-books and gift cards of an order", () => {
  expect(show({})).toContain("/guide.pdf");
  expect(show({})).toContain("bo@example.com");
});

it("offers no e-book that was refunded or whose payment failed", () => {
  expect(show(refund(1, 1))).not.toContain("/guide.pdf");
  expect(show({ unpaid: [1] })).not.toContain("/guide.pdf");
});

it("promises no gift card that was refunded or whose payment failed, and says that some were", () => {
  expect(show(refund(2, 2))).not.toContain("bo@example.com");
  expect(show({ unpaid: [2] })).not.toContain("bo@example.com");
  expect(show(refund(2, 1))).toContain(": 1 of 2 refunded.");
});
