import { getErrorText } from "@velours/sdk/errors";
import { isSameCode } from "@velours/sdk/rules";
import type { Shop } from "../../../platform/api/Shop.ts";
import type { Queries } from "../../../platform/queries/createQueries.ts";
import { m, textIn } from "../../../platform/text/useText.ts";
import { codeError } from "../codeError.ts";
import { changePlainCart, looksLikeGiftCard, type PlainCart, toPromoCode } from "./plainCart.ts";
import { pricePlainCart } from "./pricePlainCart.ts";

interface Sent {
  plain: PlainCart;
  /** Why the code was not taken, in the page's language. */
  refused?: string;
  /** The code was a gift card's: that is money, and goes into no address and no cookie. */
  isGiftCard?: boolean;
}

/** The cart after one of its forms was sent. A refused code leaves the one applied before. */
export async function sendPlainForm(
  context: { shop: Shop; queries: Queries },
  plain: PlainCart,
  form: URLSearchParams,
): Promise<Sent> {
  if (form.get("change") !== "code") return { plain: changePlainCart(plain, form) };
  const typed = form.get("code")?.trim() ?? "";
  if (typed === "") return { plain };
  const { language, locale } = context.shop;
  if (looksLikeGiftCard(typed))
    return { plain, refused: textIn(locale)(m.plain_bag_gift_card), isGiftCard: true };
  const unknown = getErrorText("promotionUnrecognizable", { language });
  const code = toPromoCode(typed);
  if (code === null) return { plain, refused: unknown };
  const state = await pricePlainCart(context, { ...plain, code });
  const isTaken = state.promotion.data !== null && isSameCode(state.promotion.data.name, code);
  return isTaken ? { plain: { ...plain, code } } : { plain, refused: codeError(state)?.message ?? unknown };
}
