import type { Page } from "@playwright/test";

/** Browser storage of a purchase at its payment. */
export interface Seed {
  local: Record<string, string>;
  session: Record<string, string>;
}

/** The variant of its one line. */
export const seededVariant = ({ local }: Seed): number =>
  (JSON.parse(local[CART] ?? "{}") as { products: { variant: { id: number } }[] }).products[0]?.variant.id ??
  0;

/** Not /favicon.ico: Playwright aborts that where a story routes requests. */
const FILE = "/assets/img/icon.svg";
export const CART = "boutique_cart";
export const CHECKOUT = "boutique_checkout";

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
