import { m } from "../../../../../platform/text/m.ts";
import { useText } from "../../../../../platform/text/useText.ts";
import { usePaymentModel } from "../../PaymentContext.ts";
import { PaymentFailureText } from "../../PaymentFailureText.tsx";
import { SubmitButton } from "../SubmitButton.tsx";
import { useFormSource } from "../useFormSource.ts";
import { SavedCards } from "./SavedCards.tsx";
import { savedCardSource } from "./savedCardSource.ts";

/** Saved Credit Cards: one of those the gateway keeps for the member. */
export function SavedCardPanel() {
  const text = useText();
  const { gateway, token, failure, advice } = usePaymentModel();
  const { authorization, cards, card, isExpired, chooseCard } = token;
  useFormSource(() =>
    card && authorization ? savedCardSource(gateway, { token: card.token, authorization }) : null,
  );
  if (!card) return null;
  return (
    <>
      <SavedCards cards={cards} isExpired={isExpired} token={card.token} onChoose={chooseCard} />
      <PaymentFailureText text={failure} advice={advice} />
      <SubmitButton>{text(m.pay_with_saved_card)}</SubmitButton>
    </>
  );
}
