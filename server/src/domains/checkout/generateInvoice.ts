import { answerInvoice } from "@velours/sdk/shop";
import type { Handler } from "../../platform/contract.ts";
import { checkLoadedCart } from "../cart/loadCheckedCart.ts";
import { loadBasket } from "./loadBasket.ts";
import { quoteCart } from "./quoteCart.ts";
import { readBasketRecords } from "./readBasketRecords.ts";

export const generateInvoice: Handler<"generateInvoice"> = (request, context) =>
  answerInvoice(request, {
    testZips: context.config.taxProvider === "sandbox",
    async loadBasket(cart) {
      const loaded = await loadBasket(context, cart);
      return {
        site: loaded.site,
        readRecords: (basket, language) => readBasketRecords(context, loaded, basket, language),
        loadCart: (request) => checkLoadedCart(context, request, loaded),
        quote: (request) => quoteCart(context, loaded, request),
      };
    },
  });
