import { cardPlace, toCardFilters, toCardOrder } from "@velours/sdk/shop";
import type { MerchantGiftCard, operations } from "@velours/sdk/types";
import type { Context } from "../Handler.ts";

type Query = NonNullable<operations["exportMerchantGiftCards"]["parameters"]["query"]>;

/** Gift cards that filters find, with the place of each in the requested order. */
export function findGiftCards(context: Context, query: Query) {
  const { found, state, sites, sort } = toCardFilters(context, query);
  const order = toCardOrder(sort);
  const rows = context.session.giftCards
    .list()
    .filter(
      ({ card, orders }) =>
        (state === undefined || card.state === state) &&
        (sites === null || sites.includes(card.site)) &&
        (found === undefined ||
          (found !== null &&
            (card.lastDigits === found.digits ||
              (found.email !== undefined && card.recipient?.toLowerCase() === found.email) ||
              (found.order !== undefined && orders.includes(found.order))))),
    )
    .map(({ card }) => card);
  const getPlace = (card: MerchantGiftCard) => {
    const [first, ...rest] = cardPlace(order, card);
    return order.startsWith("remaining") ? [Number(first), ...rest] : [first ?? 0];
  };
  return { rows, order, getPlace };
}
