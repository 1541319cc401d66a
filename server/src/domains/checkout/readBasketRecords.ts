import { type Basket, type BasketRecords, toCartRequest } from "@velours/sdk/shop";
import type { Language } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { throttleLookup } from "../../platform/limits/throttleLookup.ts";
import { checkLoadedCart } from "../cart/loadCheckedCart.ts";
import { readOwnCredits } from "../credits/readOwnCredits.ts";
import type { LoadedBasket } from "./loadBasket.ts";

/**
 * The records that a basket is validated against. Codes of promotions and gift cards that do not exist count as
 * guesses: throws TooManyRequestsError.
 */
export async function readBasketRecords(
  context: Context,
  loaded: LoadedBasket,
  basket: Basket,
  language: Language,
): Promise<BasketRecords> {
  const code = basket.cart.giftCard?.code;
  return {
    cart: await checkLoadedCart(context, toCartRequest(basket, language), loaded),
    giftCard: code ? await throttleLookup(context, code, loaded.giftCard) : undefined,
    credits: await readOwnCredits(context, basket.cart.credits?.uuid),
  };
}
