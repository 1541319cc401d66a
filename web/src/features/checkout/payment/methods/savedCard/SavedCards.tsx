import type { SavedCard } from "@velours/sdk/types";
import { m } from "../../../../../platform/text/m.ts";
import { useText } from "../../../../../platform/text/useText.ts";
import { RadioGroup } from "../../../../../platform/ui/RadioGroup.tsx";
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
export function SavedCards({ cards, isExpired, token, onChoose }: Props) {
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
