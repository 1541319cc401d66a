// @vitest-environment happy-dom
import type { Credits, Currency, Order, User } from "@velours/sdk/types";
import { expect, it } from "vitest";
import { createSessionStore } from "../../../platform/session/store.ts";
import { createShopContext } from "../../../testing/createShopContext.tsx";
import { drawHtml } from "../../../testing/drawHtml.ts";
import { EarnedPanel } from "./EarnedPanel.tsx";

const session = createSessionStore();
const inShop = await createShopContext({ session });

const order = {
  user: { email: "ada@example.com" },
  invoice: { currency: "USD" },
  credits: { earned: 6, balance: 6, history: [{ type: "increase", amount: 6 }] },
} as Order;
const render = (
  user: User | null | undefined,
  { of = order, ...own }: { of?: Order; balance?: number; currency?: Currency } = {},
) => {
  const credits = own.balance === undefined ? null : ({ currency: "USD", ...own } as Credits);
  session.set({ user, credits });
  return drawHtml(inShop(<EarnedPanel order={of} />));
};

it("tells a guest that their cash back waits, and offers the account that gets it", () => {
  const html = render(null);
  expect(html).toContain("It waits for you until you have an account with ada@example.com.");
  expect(html).toContain('href="/join?email=ada%40example.com');
  expect(html).toContain('href="/login?email=ada%40example.com');
  expect(html).not.toContain("balance");
});

it("tells a member their balance, and says none until it is known who looks", () => {
  expect(render({} as User, { balance: 6 })).toContain("Your total cash back balance is $6.00.");
  const html = render(undefined);
  expect(html).toContain("You earned $6.00 cash back on this order.");
  expect(html).not.toMatch(/balance|account/);
});

it("does not call what a guest's order earned the balance of the member who opens it", () => {
  const html = render({} as User, { balance: 20 });
  expect(html).toContain("You earned $6.00 cash back on this order.");
  expect(html).not.toContain("balance");
});

const later = { ...order, credits: { ...order.credits, balance: 86 } } as Order;

it.each([
  ["says the balance after a purchase that added to another", { balance: 86 }, true],
  ["does not say the balance of an order once it is spent", { balance: 20 }, false],
  ["does not take a balance in another currency for it", { balance: 86, currency: "CAD" as const }, false],
  ["says no balance before the member's own is known", {}, false],
])("%s", (_, own, isSaid) => {
  const html = render({} as User, { of: later, ...own });
  expect(html).toContain("6.00 cash back on this order.");
  expect(html.includes("Your total cash back balance is $86.00.")).toBe(isSaid);
  expect(html.includes("balance")).toBe(isSaid);
});
