import { formatMoney } from "@velours/sdk/rules";
import type { GiftCardState, MerchantGiftCard } from "@velours/sdk/types";
import { Badge } from "../../platform/ui/Badge.tsx";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import { Row } from "../frame/Row.tsx";

const states = {
  open: { label: m.desk_gift_card_open, tone: "good" },
  spent: { label: m.desk_gift_card_spent, tone: "quiet" },
  blocked: { label: m.desk_gift_card_blocked, tone: "sale" },
} as const satisfies Record<GiftCardState, unknown>;

export const stateLabel = (state: GiftCardState) => states[state].label;

interface Props {
  card: MerchantGiftCard;
  onChoose: () => void;
}

/** A gift card; all of it opens its ledger. */
export function GiftCardRow({ card, onChoose }: Props) {
  const text = useDeskText();
  const { locale } = useDesk();
  const { label, tone } = states[card.state];
  const money = (amount: string) => formatMoney(Number(amount), card.currency, { digits: 2 });
  return (
    <Row>
      <PlainButton
        data-row
        onClick={onChoose}
        className="grid w-full grid-cols-[1fr_auto] items-center gap-x-4 gap-y-1 px-4 py-3 text-left hover:bg-brand-50 tablet:grid-cols-[1fr_auto_12rem] tablet:px-6"
      >
        <span className="min-w-0">
          <span className="block font-semibold tabular-nums">
            {text(m.desk_gift_card_ends, { digits: card.lastDigits })}
          </span>
          <span className="block text-sm break-words text-ink-soft">
            {[card.recipient, card.order, card.site, formatMoment(card.createdAt, locale)]
              .filter(Boolean)
              .join(" · ")}
          </span>
        </span>
        <span className="order-3 tablet:order-none">
          <Badge tone={tone}>{text(label)}</Badge>
        </span>
        <span className="text-right tabular-nums">
          {text(m.desk_gift_card_of, { remaining: money(card.remaining), issued: money(card.issued) })}
        </span>
      </PlainButton>
    </Row>
  );
}
