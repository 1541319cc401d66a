// @vitest-environment happy-dom
import type { Order } from "@velours/sdk/types";
import { act } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
import { toasts } from "../../../platform/ui/toasts.ts";
import { createShopContext } from "../../../testing/createShopContext.tsx";
import { createCartStore } from "../../cart/store.ts";
import { useReorder } from "./useReorder.ts";

const addAgain = vi.fn();
const show = vi.fn();
const inShop = await createShopContext({
  cart: { ...createCartStore(() => "boutique"), show },
  cartActions: { current: { addAgain } },
});

const line = (id: number, more = {}) => ({
  id,
  title: `Product ${id}`,
  _variant: { id: id * 10 },
  _quantity: 2,
  _free: false,
  _target: null,
  ...more,
});
const products = [line(1), line(2), line(3, { _free: true }), line(4, { _target: 10 })];

async function buyAgain(): Promise<void> {
  const page = document.createElement("div");
  let reordered: Promise<void> | undefined;
  function Orders() {
    const { reorder } = useReorder();
    const press = () => {
      reordered = reorder({ products } as unknown as Order);
    };
    return <button type="button" onClick={press} />;
  }
  await act(async () => createRoot(page).render(inShop(<Orders />)));
  await act(async () => {
    page.querySelector("button")?.click();
    await reordered;
  });
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  for (const { id } of toasts.get()) toasts.close(id);
  addAgain.mockReset();
  show.mockReset();
});

it("adds the paid goods of an order in one action, and names those that are not to be had", async () => {
  addAgain.mockImplementation(async ([first]) => [first]);
  await buyAgain();
  expect(addAgain.mock.calls).toEqual([
    [
      [
        { title: "Product 1", product: 1, variant: 10, quantity: 2 },
        { title: "Product 2", product: 2, variant: 20, quantity: 2 },
      ],
    ],
  ]);
  expect(toasts.get().map(({ text }) => text)).toEqual([expect.stringContaining("Product 1 is not in")]);
  expect(show).toHaveBeenCalledTimes(1);
});

it("does not open the bag when nothing went into it, whatever else the order had", async () => {
  addAgain.mockImplementation(async (goods) => goods);
  await buyAgain();
  expect(show).not.toHaveBeenCalled();
});
