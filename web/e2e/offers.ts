import { expect, type Page } from "@playwright/test";
import type { Order } from "@velours/sdk/types";
import { callApi } from "./callApi.ts";
import { reachPayment } from "./payments.ts";
import type { Shopper } from "./Shopper.ts";

export const ACCEPT = "**/services/payments/checkout/upsells";
export const CLOSE = "**/services/payments/checkout/order-close";

export const OFFER_WORDS = {
  en: {
    single: "Add to your order",
    bundle: "Add this bundle to your order",
    accept: "Add to order",
    decline: "Decline offer",
  },
  fr: {
    single: "Ajoutez à votre commande",
    bundle: "Ajoutez cet ensemble à votre commande",
    accept: "Ajouter à la commande",
    decline: "Refuser l’offre",
  },
} as const;

/** Buys a product by card under an address with these tags, up to the offer. */
export async function reachOffer(
  page: Page,
  tags: string,
  { email = `ada+${tags}@example.com`, language = "en" as "en" | "fr", byHand = false } = {},
): Promise<Shopper> {
  const shopper = await reachPayment(page, { email, language, product: "/product/100017", byHand });
  await shopper.payByCard();
  const words = OFFER_WORDS[language];
  const title = tags.includes("bundle") ? words.bundle : words.single;
  await expect(page.getByRole("heading", { name: title, exact: true })).toBeFocused({ timeout: 20_000 });
  return shopper;
}

/** Bodies of the requests to close orders, by all pages of the browser. */
export function recordCloses(page: Page): unknown[] {
  const closes: unknown[] = [];
  page.context().on("request", (request) => {
    if (request.url().endsWith("/order-close")) closes.push(request.postDataJSON());
  });
  return closes;
}

/** Status of the offer of the page's order, from the shop. */
export async function loadOfferStatus(page: Page, id: string): Promise<string | undefined> {
  return (await callApi<Order>(page, `/services/payments/checkouts/${id}`)).offer?.status;
}
