// @vitest-environment happy-dom
import type { MerchantOrder, MerchantScope, PackedParcelInput, PackingOrder } from "@velours/sdk/types";
import { act } from "react";
import { expect, test } from "vitest";
import { paidOrder } from "../testing/paidOrder.ts";
import { type Answers, answer, refusal, renderDesk } from "../testing/renderDesk.tsx";

interface Request {
  params: { path: { number: string } };
  body: PackedParcelInput;
  idempotencyKey: string;
}

const product = (title: string) => ({
  title,
  images: [],
  type: "Lamp",
  _medium: "physical",
  _variant: { id: 1, option1: null },
  _quantity: 2,
  _price: 30,
});

/** A paid order of which one of two lamps has left. */
const order = (number: string): MerchantOrder => {
  const shipments = [{ id: "p1", lines: [{ line: 1, quantity: 1 }] }];
  const products = [product("Lamp"), product("Cap")];
  return paidOrder(number, { products, shipments });
};

const packingOrder = (number: string) =>
  ({
    number,
    placedAt: "2026-11-20T10:00:00.000Z",
    site: "boutique",
    status: "paid",
    address: null,
    lines: [
      { line: 2, title: "Halo", option: "Violet", quantity: 2, left: 2, preorder: true },
      { line: 3, title: "Cap", option: null, quantity: 1, left: 0, preorder: false },
    ],
    shipments: [],
  }) as unknown as PackingOrder;

/** The list of orders to ship, and what was sent; `reply` answers it. */
async function open(numbers: readonly string[], reply: (request: Request) => unknown) {
  const sent: Request[] = [];
  const ship = (request: Request) => {
    sent.push(request);
    return reply(request);
  };
  const answers: Answers = {
    listMerchantOrders: () => answer(numbers.map(order)),
    listPackingOrders: () => answer(numbers.map(packingOrder)),
    shipOrder: ship,
    shipPackingOrder: ship,
  };
  const render = (address: string, scopes: readonly MerchantScope[]) =>
    renderDesk(address, { scopes, answers });
  return { sent, render };
}

const openOrders = async (numbers: readonly string[], reply: (request: Request) => unknown) => {
  const { sent, render } = await open(numbers, reply);
  const desk = await render("/desk/orders?isToPack=true", ["orders:read", "orders:write", "orders:pack"]);
  await desk.find("a", numbers[0]!);
  const select = async (...labels: string[]) => {
    for (const label of labels) await desk.press(label, "label");
  };
  /** Presses the button of the list, and finds that of the dialog. */
  const openDialog = async (n: number) => {
    await desk.press(`Ship · ${n}`);
    await desk.find("[role=dialog] button", `Ship · ${n}`);
  };
  const shipAll = (n: number) => desk.press(`Ship · ${n}`, "[role=dialog] button");
  const numbersSent = () => sent.map(({ params }) => params.path.number);
  return { ...desk, sent, select, openDialog, shipAll, numbersSent };
};

const rows = () =>
  [...document.querySelectorAll("[role=dialog] ol li")].map((row) => [
    row.querySelector("a")?.getAttribute("href") ?? null,
    row.querySelector("span.rounded-full")?.textContent,
  ]);

const closeButton = "[role=dialog] button[aria-label=Close]";

const keys = (...pressed: string[]) =>
  act(async () => {
    for (const key of pressed)
      document.activeElement?.dispatchEvent(new KeyboardEvent("keydown", { key, bubbles: true }));
  });

test("each order is sent with what is left, its numbers and its key; refused ones lead to their order", async () => {
  const desk = await openOrders(["V-1", "V-2", "V-3"], ({ params: { path } }) => {
    if (path.number === "V-2") return refusal("lineQuantityExceeded", { line: 1, left: 0 });
    return path.number === "V-3" ? refusal("orderUnpaid", {}) : answer({});
  });
  await desk.select("Select all on this page");
  await desk.openDialog(3);
  await desk.type("[name=carrier]", "USPS");
  await desk.type("[name=pasted]", "V-2,1Z2\nV-1,1Z1\nV-9,1Z9");
  await desk.press("Fill in");
  await desk.find("[role=dialog] [role=status]", "2 filled in");
  await desk.find("[role=dialog] label", "Tracking number of V-3");
  expect(document.querySelector("[role=dialog]")?.textContent).toContain("Not read: V-9,1Z9");
  expect(document.querySelector("[role=dialog] ol p + p")?.textContent).toBe("1 x Lamp, 2 x Cap");
  await desk.shipAll(3);
  const status = await desk.find(
    "[role=dialog] [role=status]",
    "1 order shipped · 1 refused · 1 changed meanwhile",
  );
  expect(document.activeElement === status).toBe(true);
  const lines = [
    { line: 1, quantity: 1 },
    { line: 2, quantity: 2 },
  ];
  expect(desk.sent.map(({ params, body }) => [params.path.number, body])).toEqual([
    ["V-1", { lines, carrier: "USPS", tracking: "1Z1" }],
    ["V-2", { lines, carrier: "USPS", tracking: "1Z2" }],
    ["V-3", { lines, carrier: "USPS" }],
  ]);
  expect(new Set(desk.sent.map(({ idempotencyKey }) => idempotencyKey)).size).toBe(3);
  expect(rows()).toEqual([
    [null, "Shipped"],
    ["/desk/orders/V-2", "Changed meanwhile"],
    ["/desk/orders/V-3", "Refused"],
  ]);
  // The number of one that was refused can be read, to type it at its order.
  await desk.find("[role=dialog] ol p", "1Z2");
  await desk.press("Close", "[role=dialog] button");
  expect(document.querySelector("[role=dialog]") === null).toBe(true);
  expect(document.querySelectorAll("[data-select]:checked")).toHaveLength(2);
});

test("a lost answer stops the rest; what is left is sent again under its key, and what was shipped is not", async () => {
  let isLost = true;
  const numbers = ["V-1", "V-2", "V-3", "V-4", "V-5"];
  const desk = await openOrders(numbers, ({ params: { path } }) => {
    if (isLost && path.number !== "V-1") throw new TypeError("Failed to fetch");
    return answer({});
  });
  await desk.select("Select all on this page");
  await desk.openDialog(5);
  await desk.type("[name=tracking-V-2]", "1Z2");
  await desk.shipAll(5);
  await desk.find("[role=dialog] [role=status]", "1 order shipped · 4 not confirmed yet");
  const lost = desk.sent.find(({ params }) => params.path.number === "V-2");
  const before = desk.numbersSent();
  expect(before).not.toContain("V-5");
  // Closed and opened again it is the same, and leaving asks.
  await desk.press("", closeButton);
  await desk.press("Show");
  await act(async () => desk.history.push("/desk"));
  await desk.find("[role=dialog] h2", "You have unsaved changes");
  await desk.press("Keep editing");
  isLost = false;
  await desk.press("Ship the rest · 4");
  await desk.find("[role=dialog] [role=status]", "5 orders shipped");
  expect(desk.numbersSent().slice(before.length).sort()).toEqual(["V-2", "V-3", "V-4", "V-5"]);
  expect(desk.sent.findLast(({ params }) => params.path.number === "V-2")).toEqual(lost);
});

test("what was typed stays when the dialog is closed, and at other filters of the list", async () => {
  const desk = await openOrders(["V-1", "V-2"], () => answer({}));
  await desk.select("Select order V-1");
  await desk.openDialog(1);
  await desk.type("[name=tracking-V-1]", "1Z1");
  await desk.press("", closeButton);
  await act(async () => desk.history.push("/desk/orders"));
  expect([desk.history.location.href, document.querySelector("[role=dialog]") === null]).toEqual([
    "/desk/orders",
    true,
  ]);
  await desk.goBack();
  await desk.select("Select order V-2");
  await desk.openDialog(2);
  expect(document.querySelector<HTMLInputElement>("[name=tracking-V-1]")?.value).toBe("1Z1");
});

test("lines that were pasted are filled in before anything is sent", async () => {
  const desk = await openOrders(["V-1"], () => answer({}));
  await desk.select("Select order V-1");
  await desk.openDialog(1);
  await desk.type("[name=pasted]", "1Z1");
  await desk.shipAll(1);
  await desk.find("[role=dialog] [role=status]", "1 filled in");
  expect([document.activeElement?.getAttribute("name"), desk.sent]).toEqual(["pasted", []]);
  await desk.shipAll(1);
  await desk.find("[role=dialog] [role=status]", "1 order shipped");
  expect(desk.sent.map(({ body }) => body.tracking)).toEqual(["1Z1"]);
});

test("Enter, as a scanner sends it, goes to the next tracking number and sends nothing", async () => {
  const desk = await openOrders(["V-1", "V-2"], () => answer({}));
  await desk.select("Select all on this page");
  await desk.openDialog(2);
  document.querySelector<HTMLElement>("[name=carrier]")?.focus();
  await keys("Enter");
  expect(document.activeElement?.getAttribute("name")).toBe("tracking-V-1");
  await keys("Enter");
  expect(document.activeElement?.getAttribute("name")).toBe("tracking-V-2");
  await keys("Enter");
  expect(document.activeElement?.textContent).toBe("Ship · 2");
  expect(desk.sent).toEqual([]);
});

test("x and the space bar select the row that j and k lead to", async () => {
  const desk = await openOrders(["V-1", "V-2", "V-3"], () => answer({}));
  const checked = () =>
    [...document.querySelectorAll<HTMLInputElement>("[data-select]")].map((box) => box.checked);
  await keys("x");
  expect(checked()).toEqual([false, false, false]);
  await keys("j", "x", "j", " ");
  expect(checked()).toEqual([true, true, false]);
  document.querySelectorAll<HTMLElement>("[data-select]")[1]?.focus();
  await keys("x", "j", "x");
  expect(checked()).toEqual([true, false, true]);
  await act(async () => document.querySelector<HTMLElement>("tbody label")?.click());
  expect(desk.history.location.pathname).toBe("/desk/orders");
  expect(checked()).toEqual([false, false, true]);
});

test("orders can be selected by those who may ship, in the list of orders to ship alone", async () => {
  const { render } = await open(["V-1"], () => answer({}));
  const boxes = async (address: string, scopes: readonly MerchantScope[]) => {
    const desk = await render(address, scopes);
    await desk.find("a", "V-1");
    return document.querySelectorAll("[data-select]").length;
  };
  expect(await boxes("/desk/orders?isToPack=true", ["orders:read"])).toBe(0);
  expect(await boxes("/desk/orders", ["orders:read", "orders:write"])).toBe(0);
  expect(await boxes("/desk/orders?isToPack=true", ["orders:read", "orders:pack"])).toBe(1);
});

test("a packer ships packed parcels, and sees how it ends though the dialog is closed", async () => {
  const arrivals: ((response: unknown) => void)[] = [];
  const { sent, render } = await open(
    ["V-1", "V-2"],
    () => new Promise((resolve) => void arrivals.push(resolve)),
  );
  const desk = await render("/desk/orders", ["orders:pack"]);
  await desk.press("Select order V-1", "label");
  await desk.press("Ship · 1");
  await desk.find("[role=dialog] ol p", "2 x Halo · Violet · (PRE-ORDER)");
  await desk.press("Ship · 1", "[role=dialog] button");
  await desk.find("[role=dialog] [role=status]", "0 of 1 done");
  expect(sent.map(({ body }) => body)).toEqual([{ lines: [{ line: 2, quantity: 2 }] }]);
  await desk.press("", closeButton);
  await act(async () => desk.history.push("/desk"));
  await desk.find("[role=dialog] h2", "Orders are still being shipped");
  await desk.press("Stay here");
  await act(async () => arrivals[0]?.(answer({})));
  await desk.press("Show");
  await desk.find("[role=dialog] [role=status]", "1 order shipped");
});
