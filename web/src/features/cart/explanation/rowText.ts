import { type ExplainedRow, tierUnit } from "@velours/sdk/rules";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";
import type { LineItem } from "../lineItems.ts";

export type ItemRow = ExplainedRow<LineItem>;

interface Words {
  text: Text;
  /** An amount of the invoice's currency, with cents. */
  money: (amount: number) => string;
  /** A line's options in the page's language. */
  say: (options: string) => string;
}

/** Label of a row, and the sentences below it. */
export function rowText(row: ItemRow, words: Words): { label: string; notes: string[] } {
  const { text, money, say } = words;
  const plain = (label: string, ...notes: string[]) => ({ label, notes });
  switch (row.row) {
    case "line": {
      const { title, options, quantity } = row.line;
      const units =
        row.unit === null ? null : text(m.explained_units, { n: quantity, price: money(row.unit) });
      const details = [options && say(options), units].filter(Boolean).join(" · ");
      return plain(text(m.quantity_title, { quantity, title }), ...(details ? [details] : []));
    }
    case "savings":
      return plain(text(m.savings), text(m.explained_in_prices));
    case "promotion":
      return plain(row.promotion.name, ...promotionNotes(row, words));
    case "shipping":
      return plain(
        text(m.shipping),
        ...(row.before === null ? [] : [text(m.explained_instead, { amount: money(row.before) })]),
      );
    case "duties":
      return plain(text(m.duties));
    case "carrierDuties":
      return plain(text(m.duties_to_carrier, { duties: text(m.duties) }));
    case "taxes":
      return plain(text(m.sales_tax));
    case "includedTaxes":
      return row.value === null
        ? plain(text(m.vat_included))
        : plain(text(m.sales_tax), text(m.explained_in_prices));
    case "credits":
      return plain(text(m.cash_back_row));
    case "unusedCredits":
      return plain(text(m.explained_unused), text(m.explained_whole));
    case "giftCard":
      return plain(text(m.gift_card));
    case "total":
      return plain(text(m.total));
  }
}

function promotionNotes(
  { amount, promotion, limited, gives }: Extract<ItemRow, { row: "promotion" }>,
  { text, money }: Words,
): string[] {
  const { type, eligible, percent, tier, next } = promotion;
  const count = (value: number) => {
    if (tierUnit(type) === "amount") return money(value);
    return text(m.bag_count, { n: value });
  };
  const notes: string[] = [];
  if (amount < 0 && eligible)
    notes.push(
      percent
        ? text(m.explained_percent, { percent, amount: money(eligible) })
        : text(m.explained_off, { amount: money(eligible) }),
    );
  if (limited) notes.push(text(m.explained_limited));
  if (gives) notes.push(text(gives === "product" ? m.explained_gift : m.explained_shipping));
  if (amount === 0 && !gives) notes.push(text(m.explained_nothing));
  if (typeof tier === "number") notes.push(text(m.explained_tier, { threshold: count(tier) }));
  if (next)
    notes.push(text(m.explained_next, { threshold: count(next.threshold), missing: count(next.missing) }));
  return notes;
}
