import { expect, type Locator, type Page } from "@playwright/test";
import { SHOP } from "../addresses.ts";
import { Shopper } from "../Shopper.ts";
import { messagePattern } from "./messages.ts";

/** A shopper in the middle of a purchase. */
export class Scene extends Shopper {
  /** Ids of the orders that the shop has answered with, whether or not the answers reached the page. */
  readonly orders = new Set<string>();

  /** Of the product in the cart. */
  readonly variant: number;

  constructor(page: Page, language: "en" | "fr", variant: number) {
    super(page, language);
    this.variant = variant;
    page.on("response", async (response) => {
      if (!/\/services\/payments\/checkout$/.test(response.url()) || !response.ok()) return;
      const order = (await response.json().catch(() => null)) as { id: string } | null;
      if (order) this.orders.add(order.id);
    });
  }

  /** A text of the shop, wherever it stands on the page. */
  message(key: string): Locator {
    return this.page.getByText(messagePattern(this.language, key)).first();
  }

  button(key: string): Locator {
    return this.page.getByRole("button", { name: messagePattern(this.language, key) }).first();
  }

  /** A second tab of the same browser, closed when it has done its part. */
  async elsewhere(perform: (shopper: Shopper) => Promise<void>): Promise<void> {
    const tab = new Shopper(await this.page.context().newPage(), this.language);
    await perform(tab);
    await tab.page.close();
    await this.page.bringToFront();
  }
}

interface TraceEntry {
  call: string;
  detail: { attemptId?: string; amount?: number; outcome?: string };
}

/** The amounts that the sandbox's providers hold or have taken: authorized, and not given back. */
async function loadPayments(): Promise<number[]> {
  const trace = (await (await fetch(`${SHOP.url}/sandbox/trace`)).json()) as TraceEntry[];
  const voided = new Set(trace.filter(({ call }) => call === "void").map(({ detail }) => detail.attemptId));
  return trace
    .filter(({ call, detail }) => call === "authorize" && detail.outcome === "authorized")
    .filter(({ detail }) => !voided.has(detail.attemptId))
    .map(({ detail }) => detail.amount ?? 0);
}

/** Waits until the shop has taken this many payments, and takes no more. */
export const expectPayments = (count: number): Promise<void> =>
  expect.poll(async () => (await loadPayments()).length).toBe(count);
