import { type CartQuestion, type CheckedCart, checkCart as judge, productsBeside } from "@velours/sdk/shop";
import type { Context } from "../../platform/context.ts";
import { readRecords } from "../catalogue/store/records.ts";
import { buildCart } from "./buildCart.ts";
import { findPromotion } from "./findPromotion.ts";

/** Builds a cart from the server's own data and lists the differences from what the shopper saw. */
export async function checkCart(
  context: Pick<Context, "store" | "site" | "now" | "ip">,
  question: CartQuestion,
): Promise<CheckedCart> {
  const { products, currency, language } = question;
  const cart = await buildCart(context, products, question);
  const promotion = await findPromotion(context, question.promotion, { ...question, lines: cart.lines });

  const cartToJudge = { cart, promotion, currency, language };
  const ids = productsBeside(cartToJudge);
  const relatedRecords = ids.length === 0 ? [] : await readRecords(context.store.db, { ids });
  return { ...cart, promotion, problems: judge(cartToJudge, relatedRecords) };
}
