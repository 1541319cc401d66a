import type { Browser, Page } from "@playwright/test";
import { expect } from "@playwright/test";
import { AUSTIN, Shopper } from "../Shopper.ts";

/** Browser storage of a purchase at its payment. */
export interface Seed {
  local: Record<string, string>;
  session: Record<string, string>;
}

/** The variant of its one line. */
export const seededVariant = ({ local }: Seed): number =>
  (JSON.parse(local[CART] ?? "{}") as { products: { variant: { id: number } }[] }).products[0]?.variant.id ??
  0;

const WAND = { path: "/product/100003", id: 100003 };
/** Not /favicon.ico: Playwright aborts that where a story routes requests. */
const FILE = "/assets/img/icon.svg";
export const CART = "boutique_cart";
export const CHECKOUT = "boutique_checkout";

/** Goes to the payment once, by hand, and reads what the browser keeps. */
export async function recordSeed(browser: Browser, baseURL: string): Promise<Seed> {
  const context = await browser.newContext({ baseURL });
  const shopper = new Shopper(await context.newPage());
  await shopper.open(WAND.path);
  await shopper.addToCart();
  await shopper.goToCheckout();
  await shopper.fillDelivery(AUSTIN);
  await expect(shopper.page.getByRole("radio", { name: /Standard/ })).toBeChecked();
  await shopper.continue();
  await expect(shopper.cardNumber).toBeVisible();
  const seed = await readSeed(shopper.page);
  await context.close();
  return seed;
}

/** The browser's storage as it is now. */
export const readSeed = (page: Page): Promise<Seed> =>
  page.evaluate(() => ({ local: { ...localStorage }, session: { ...sessionStorage } })) as Promise<Seed>;

/** Stands on the shop's origin, on a file: no code of the shop runs there. */
export async function openNothing(page: Page): Promise<void> {
  if (!page.url().endsWith(FILE)) await page.goto(FILE);
}

/** Puts it into a browser that has not opened the shop yet. */
export async function plantSeed(page: Page, { local, session }: Partial<Seed>): Promise<void> {
  await openNothing(page);
  await page.evaluate(
    ([local, session]) => {
      for (const [key, value] of Object.entries(local ?? {})) localStorage.setItem(key, value);
      for (const [key, value] of Object.entries(session ?? {})) sessionStorage.setItem(key, value);
    },
    [local, session] as const,
  );
}

/** The seed of a buyer with another address. */
export const withEmail = (seed: Seed, email: string): Seed =>
  withDraft(seed, (draft) => ({ ...draft, email, saved: { ...(draft.saved as object), email } }));

/** The seed with another checkout: what was typed at it, changed. */
export const withDraft = (seed: Seed, change: (draft: Record<string, unknown>) => unknown): Seed => ({
  ...seed,
  session: {
    ...seed.session,
    [CHECKOUT]: JSON.stringify(change(JSON.parse(seed.session[CHECKOUT] ?? "{}"))),
  },
});
