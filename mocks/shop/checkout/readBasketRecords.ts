import { type Basket, type BasketRecords, toCartRequest } from "@velours/sdk/shop";
import type { Language } from "@velours/sdk/types";
import { ownCredits } from "../credits/ownCredits.ts";
import type { Context } from "../Handler.ts";
import { loadCart } from "./loadCart.ts";

/** The session's own records that a basket is validated against. */
export const readBasketRecords = (context: Context, basket: Basket, language: Language): BasketRecords => ({
  cart: loadCart(context, toCartRequest(basket, language)),
  giftCard: context.session.giftCards.find(basket.cart.giftCard?.code ?? ""),
  credits: ownCredits(context, basket.cart.invoice.currency),
});
