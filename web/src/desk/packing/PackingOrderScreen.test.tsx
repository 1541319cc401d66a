// @vitest-environment happy-dom
import type { PackingOrder } from "@velours/sdk/types";
import { expect, test } from "vitest";
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

test("a parcel that was shipped leads to the next order that waits, and never to its own", async () => {
  const desk = await renderDesk("/desk/orders/V-1", {
    scopes: ["orders:pack"],
    answers: {
      getPackingOrder: () => answer(order("V-1", 2)),
      shipPackingOrder: () => answer(order("V-1", 1)),
      listPackingOrders: () => answer([order("V-1", 1), order("V-2", 1)]),
    },
  });
  await desk.press("Ship");
  await desk.press("Ship", "[role=dialog] button");
  const next = await desk.find("a", "Next to pack: V-2");
  expect(next.getAttribute("href")).toBe("/desk/orders/V-2");
});
