import { savedCardPayment } from "@velours/sdk/rules";
import type { SavedCard } from "@velours/sdk/types";
import { m, useText } from "../../../../../platform/text/useText.ts";
import { RadioGroup } from "../../../../../platform/ui/RadioGroup.tsx";
import type { CardGateway } from "../../gateways/CardGateway.ts";
import { usePaymentModel } from "../../PaymentContext.ts";
import { PaymentFailureText } from "../../PaymentFailureText.tsx";
import type { PaymentSource } from "../../PaymentSource.ts";
import { SubmitButton } from "../SubmitButton.tsx";
import { useFormSource } from "../useFormSource.ts";
import { brandLogo } from "./brandLogo.ts";

interface Props {
  cards: readonly SavedCard[];
  /** An expired card is shown, and cannot be chosen. */
  isExpired: (card: SavedCard) => boolean;
  /** Token of the chosen one. */
  token: string;
  onChoose: (token: string) => void;
}

/** The member's saved cards, one of them chosen. */
function SavedCards({ cards, isExpired, token, onChoose }: Props) {
  const text = useText();
  return (
    <RadioGroup
      legend={text(m.saved_cards)}
      legendHidden
      name="saved-card"
      value={token}
      onChange={onChoose}
      options={cards.map((card) => {
        const { cardType, last4, expirationDate, token } = card;
        const expired = isExpired(card);
        const logo = brandLogo(cardType);
        return {
          value: token,
          label: text(m.saved_card_ending, { cardType, last4 }),
          detail:
            text(m.card_expires, { date: expirationDate }) + (expired ? ` · ${text(m.card_expired)}` : ""),
          disabled: expired,
          // The words beside it name the brand.
          after: logo && <img src={logo} alt="" width={34} height={24} />,
        };
      })}
    />
  );
}

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
