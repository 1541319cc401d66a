import { formatMoney } from "@velours/sdk/rules";
import { m, useText } from "../../platform/text/useText.ts";
import { CashBackRow } from "./cashBack/CashBackRow.tsx";
import { PromotionTag } from "./PromotionTag.tsx";
import { SummaryRow } from "./SummaryRow.tsx";
import { useCart } from "./useCart.ts";
import { useRemoveCodes } from "./useRemoveCodes.ts";

/**
 * Codes of an empty cart, kept for its first goods: without a summary, an applied code would show nothing. A code
 * that does not count can be removed as well; the reason stands under the field for codes.
 */
export function AppliedCodes() {
  const text = useText();
  const remove = useRemoveCodes();
  const { promotion, giftCard } = useCart().state;
  const { data: applied } = promotion;
  const { data: card } = giftCard;
  return (
    <div role="status">
      <dl className="flex flex-col gap-2.5">
        {applied && (
          <SummaryRow
            label={
              <PromotionTag promotion={applied}>
                {promotion.error ? applied.name : text(m.promo_code_applied, { code: applied.name })}
              </PromotionTag>
            }
            remove={remove.promotion(applied.name)}
          />
        )}
        <CashBackRow />
        {card && (
          <SummaryRow
            label={
              <span className="font-semibold">
                {text(giftCard.error ? m.gift_card : m.gift_card_applied)}
              </span>
            }
            remove={remove.giftCard}
          >
            {!giftCard.error && formatMoney(card.amount_remaining, card.currency)}
          </SummaryRow>
        )}
      </dl>
    </div>
  );
}
