// @vitest-environment happy-dom
import type { Order } from "@velours/sdk/types";
import { act, type ReactNode } from "react";
import { createRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";
// Here already, so that they show with the press that opens them.
import "./CancelDialog.tsx";
import "./ReturnDialog.tsx";
import { CancelOrder } from "./CancelOrder.tsx";
import { OrderReviews } from "./OrderReviews.tsx";
import { ReturnGoods } from "./ReturnGoods.tsx";

const request = vi.hoisted(() => vi.fn());
const found = vi.hoisted(() => ({ id: "order", number: "V-1", found: true }));
const api = { cancelOrder: request, createReview: request, requestReturn: request };
const shop = vi.hoisted(() => ({ site: "boutique", language: "en", locale: "en-US", api: async () => ({}) }));
vi.mock("@tanstack/react-router", () => ({
  useRouter: () => ({ options: { context: { shop, queries: { set: async () => {} } } } }),
}));
vi.mock("../../../platform/api/useShop.ts", () => ({ useShop: () => shop }));
vi.mock("../../../platform/queries/useQuery.ts", () => ({ useQuery: () => ({}), keepPreviousData: 0 }));
vi.mock("./givenBack.ts", () => ({ givenBack: () => "Nothing will be sent." }));
vi.mock("../upsells/refetchOrder.ts", () => ({ refetchOrder: async () => found }));
vi.mock("../../../platform/ui/Modal.tsx", () => ({
  Modal: ({ open, children }: { open: boolean; children: ReactNode }) => open && <dialog>{children}</dialog>,
}));

const order = {
  id: "order",
  number: "V-1",
  invoice: { total: 10, currency: "USD" },
  cancellable_until: "2999-01-01T00:00:00Z",
  returnable: [{ line: 1, quantity: 2, until: "2999-01-01T00:00:00Z" }],
  reviewable: [7],
  products: [{ id: 7, title: "Cap", images: [], _variant: { id: 70, image_id: null, option1: "Red" } }],
} as unknown as Order;
const refusal = (status: number, reference: string) => ({
  error: { reference, message: reference, value: null },
  response: new Response(null, { status }),
});
const success = { data: { id: "order" }, response: new Response("{}") };

let page: HTMLElement;
const onChange = vi.fn();
const button = (name: string) =>
  [...page.querySelectorAll("button")].find(({ textContent }) => textContent === name);
const press = (name: string) => act(async () => button(name)?.click());
const change = (name: string, value: string) =>
  act(async () => {
    const field = page.querySelector<HTMLInputElement | HTMLSelectElement>(`[name="${name}"]`);
    if (!field) throw new Error(`there is no field ${name}`);
    Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")?.set?.call(field, value);
    field.dispatchEvent(new Event(field.tagName === "SELECT" ? "change" : "input", { bubbles: true }));
  });
const keys = () => new Set(request.mock.calls.map(([{ idempotencyKey }]) => idempotencyKey)).size;

async function open(name: string, part: ReactNode) {
  document.body.replaceChildren();
  page = document.body.appendChild(document.createElement("div"));
  await act(async () => createRoot(page).render(part));
  await press(name);
  // A part that is fetched shows after the render that follows.
  await vi.waitUntil(() => act(async () => page.querySelector("dialog")), { timeout: 5000 });
}

beforeEach(() => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  shop.api = async () => api;
  request.mockReset();
  onChange.mockReset();
  sessionStorage.clear();
});

it("keeps the button that cancels after a refusal that passes", async () => {
  await open("Cancel order", <CancelOrder order={order} onChange={onChange} />);
  request.mockResolvedValueOnce(refusal(429, "rateLimited")).mockResolvedValueOnce(success);
  await press("Yes, cancel the order");
  expect(page.textContent).toContain("rateLimited");
  await press("Yes, cancel the order");
  expect(onChange).toHaveBeenCalledWith(success.data);
});

it("shows an order that can no longer be cancelled, and asks anew once it can", async () => {
  await open("Cancel order", <CancelOrder order={order} onChange={onChange} />);
  request.mockResolvedValueOnce(refusal(409, "orderShipped"));
  await press("Yes, cancel the order");
  expect(button("Yes, cancel the order")).toBeUndefined();
  await press("Close");
  expect(onChange).toHaveBeenCalledWith(found);
  await press("Cancel order");
  expect(button("Yes, cancel the order")).toBeDefined();
});

async function fillReturn() {
  await open("Return something", <ReturnGoods order={order} onChange={onChange} />);
  await change("line-1", "1");
  await change("reason", "damaged");
}

it("keeps a return and its key while its outcome is open, also over a closed dialog and other words", async () => {
  await fillReturn();
  request.mockResolvedValueOnce(refusal(503, "serviceUnavailable")).mockRejectedValueOnce(new Error("lost"));
  await press("Ask for the return");
  await press("Ask for the return");
  await press("Close");
  await press("Return something");
  expect(page.querySelector<HTMLSelectElement>('[name="line-1"]')?.value).toBe("1");
  await change("note", "The cap is cracked.");
  request.mockResolvedValueOnce(refusal(409, "idempotencyKeyReused"));
  await press("Ask for the return");
  expect([request.mock.calls.length, keys()]).toEqual([3, 1]);
  expect(page.textContent).toContain("Some of it was asked for or refunded already");
  await press("Close");
  expect(onChange).toHaveBeenCalledWith(found);
});

it("gives the next return another key, and an empty form", async () => {
  await fillReturn();
  request.mockResolvedValue(success);
  await press("Ask for the return");
  await press("Return something");
  expect(page.querySelector<HTMLSelectElement>('[name="line-1"]')?.value).toBe("0");
  await change("line-1", "1");
  await change("reason", "damaged");
  await press("Ask for the return");
  expect(keys()).toBe(2);
});

it("keeps a review and its key over a closed dialog", async () => {
  await open("Write a review Cap", <OrderReviews order={order} onChange={onChange} />);
  await act(async () => page.querySelector<HTMLInputElement>('[name="stars"]')?.click());
  await change("author", "Ada");
  request.mockResolvedValueOnce(refusal(429, "rateLimited"));
  await press("Send the review");
  await press("Close");
  await press("Write a review Cap");
  expect(page.querySelector<HTMLInputElement>('[name="author"]')?.value).toBe("Ada");
  request.mockResolvedValueOnce(success);
  await press("Send the review");
  expect([request.mock.calls.length, keys()]).toEqual([2, 1]);
  expect(onChange).toHaveBeenCalledWith(success.data);
});

it("keeps a review over a reload until it is sent", async () => {
  await open("Write a review Cap", <OrderReviews order={order} onChange={onChange} />);
  await act(async () => page.querySelector<HTMLInputElement>('[name="stars"]')?.click());
  await change("body", "It holds in the rain.");
  await change("author", "Ada");
  await open("Write a review Cap", <OrderReviews order={order} onChange={onChange} />);
  expect(page.querySelector<HTMLTextAreaElement>('[name="body"]')?.value).toBe("It holds in the rain.");
  request.mockResolvedValueOnce(success);
  await press("Send the review");
  expect(request.mock.calls[0]?.[0].body).toMatchObject({
    stars: 5,
    body: "It holds in the rain.",
    author: "Ada",
  });
  await open("Write a review Cap", <OrderReviews order={order} onChange={onChange} />);
  expect(page.querySelector<HTMLTextAreaElement>('[name="body"]')?.value).toBe("");
});
