import { savedCardPayment } from "@velours/sdk/rules";
import { m } from "../../../../../platform/text/m.ts";
import { useText } from "../../../../../platform/text/useText.ts";
import type { CardGateway } from "../../gateways/CardGateway.ts";
import { usePaymentModel } from "../../PaymentContext.ts";
import { PaymentFailureText } from "../../PaymentFailureText.tsx";
import type { PaymentSource } from "../../PaymentSource.ts";
import { SubmitButton } from "../SubmitButton.tsx";
import { useFormSource } from "../useFormSource.ts";
import { SavedCards } from "./SavedCards.tsx";

/** A card the gateway keeps for the member. */
const savedCardSource = (
  gateway: Pick<CardGateway, "deviceData">,
  { token, authorization }: { token: string; authorization: string },
): PaymentSource => ({
  method: "saved-credit-card",
  screened: true,
  toPayment: async (_invoice, kountId) =>
    savedCardPayment({ token, deviceData: await gateway.deviceData(authorization), kountId }),
});

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
