// @vitest-environment happy-dom
import type { MerchantScope, PackingOrder } from "@velours/sdk/types";
import { expect, test, vi } from "vitest";
import { answer, renderDesk } from "../testing/renderDesk.tsx";

const order = (number: string, left: number) =>
  ({
    number,
    placedAt: "2026-11-20T10:00:00.000Z",
    site: "boutique",
    status: "paid",
    address: null,
    lines: [{ line: 1, title: "Halo", quantity: 2, left }],
    shipments: [],
  }) as unknown as PackingOrder;

const ship = async (address: string, scopes: readonly MerchantScope[], waiting: PackingOrder[]) => {
  const listPackingOrders = vi.fn(() => answer(waiting));
  const desk = await renderDesk(address, {
    scopes,
    answers: {
      getPackingOrder: () => answer(order("V-2", 2)),
      shipPackingOrder: () => answer(order("V-2", 1)),
      listPackingOrders,
    },
  });
  await desk.press("Ship");
  await desk.press("Ship", "[role=dialog] button");
  return { desk, listPackingOrders };
};

test("a parcel that was shipped leads to the order placed next, past one that has to wait", async () => {
  const waiting = [order("V-1", 1), order("V-2", 1), order("V-10", 1)];
  const { desk, listPackingOrders } = await ship("/desk/orders/V-2?site=boutique", ["orders:pack"], waiting);
  const next = await desk.find("a", "Next to pack: V-10");
  expect(next.getAttribute("href")).toBe("/desk/orders/V-10?site=boutique");
  expect(listPackingOrders).toHaveBeenCalledWith(
    expect.objectContaining({ params: { query: { limit: 100, site: "boutique" } } }),
  );
});

test("somebody who sees the whole order packs it too; the last one leads to the oldest", async () => {
  const waiting = [order("V-1", 1), order("V-2", 1)];
  const { desk } = await ship("/desk/orders/V-2?pack=true", ["orders:read", "orders:pack"], waiting);
  const next = await desk.find("a", "Next to pack: V-1");
  expect(next.getAttribute("href")).toBe("/desk/orders/V-1?pack=true");
});

test("a parcel whose answer was lost is noted once, though its dialog is closed and opened again", async () => {
  const keys: string[] = [];
  const desk = await renderDesk("/desk/orders/V-2", {
    scopes: ["orders:pack"],
    answers: {
      getPackingOrder: () => answer(order("V-2", 2)),
      listPackingOrders: () => answer([]),
      shipPackingOrder: ({ idempotencyKey }: { idempotencyKey: string }) => {
        keys.push(idempotencyKey);
        if (keys.length === 1) throw new TypeError("Failed to fetch");
        return answer(order("V-2", 1));
      },
    },
  });
  await desk.press("Ship");
  await desk.press("Ship", "[role=dialog] button");
  await expect.poll(() => keys).toHaveLength(1);
  await desk.press("", "[role=dialog] button[aria-label=Close]");
  await desk.press("Ship");
  await desk.press("Ship", "[role=dialog] button");
  await expect.poll(() => keys).toHaveLength(2);
  expect(keys[1]).toBe(keys[0]);
});
