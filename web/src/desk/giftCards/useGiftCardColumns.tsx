import { formatMoney } from "@velours/sdk/rules";
import type { GiftCardState, MerchantGiftCard } from "@velours/sdk/types";
import { Badge } from "../../platform/ui/Badge.tsx";
import { PlainButton } from "../../platform/ui/PlainButton.tsx";
import { m, useDesk, useDeskText } from "../desk.ts";
import { formatMoment } from "../formatMoment.ts";
import type { Column } from "../frame/Table.tsx";

const states = {
  open: { label: m.desk_gift_card_open, tone: "good" },
  spent: { label: m.desk_gift_card_spent, tone: "quiet" },
  blocked: { label: m.desk_gift_card_blocked, tone: "sale" },
} as const satisfies Record<GiftCardState, unknown>;

export const stateLabel = (state: GiftCardState) => states[state].label;

/** Columns of the list of gift cards. */
export function useGiftCardColumns(
  onChoose: (card: MerchantGiftCard) => void,
): readonly Column<MerchantGiftCard>[] {
  const text = useDeskText();
  const { locale } = useDesk();
  return [
    {
      label: m.gift_card,
      isHead: true,
      className: "",
      cell: (card) => (
        <PlainButton
          data-row
          onClick={() => onChoose(card)}
          className="min-h-6 text-left font-semibold tabular-nums hover:underline"
        >
          {text(m.desk_gift_card_ends, { digits: card.lastDigits })}
        </PlainButton>
      ),
    },
    {
      label: m.desk_gift_card_for,
      className: "order-3 col-span-2 text-sm break-words text-ink-soft",
      cell: ({ recipient, order }) => [recipient, order].filter(Boolean).join(" · "),
    },
    {
      label: m.desk_site,
      className: "order-5 text-right text-sm text-ink-soft desktop:text-left",
      cell: ({ site }) => site,
    },
    {
      name: "created",
      label: m.desk_sort_issued,
      className: "order-4 text-sm text-ink-soft desktop:whitespace-nowrap",
      cell: ({ createdAt }) => formatMoment(createdAt, locale),
    },
    {
      label: m.order_status_label,
      className: "order-6 col-span-2",
      cell: ({ state }) => <Badge tone={states[state].tone}>{text(states[state].label)}</Badge>,
    },
    {
      name: "remaining",
      label: m.desk_sort_left,
      className: "order-2 text-right tabular-nums desktop:text-left",
      cell: ({ remaining, issued, currency }) => {
        const money = (amount: string) => formatMoney(Number(amount), currency, { digits: 2 });
        return text(m.desk_gift_card_of, { remaining: money(remaining), issued: money(issued) });
      },
    },
  ];
}
