import { type ExplainedRow, explainOrder, formatMoney, type OrderRow, tierUnit } from "../rules/index.ts";
import type { Order } from "../types.ts";
import { type LocaleTexts, type TextLocale, textsIn, toLanguage } from "./textsIn.ts";

/** A row of an order's totals. */
export interface TotalRow {
  label: string;
  value: string;
  /** Smaller, below the label. */
  note?: string;
  /** The sum of the others. */
  total?: boolean;
}

const words = {
  en: {
    subtotal: "Subtotal",
    savings: (amount: string) => `${amount} saved with sale prices.`,
    promotion: "Promotion",
    percent: (percent: number, amount: string) => `${percent}% of ${amount}.`,
    limited: "Rounded down to whole amounts; no price falls below its minimum.",
    off: (amount: string) => `Taken off products worth ${amount}.`,
    gift: "A gift.",
    lowerShipping: "Lower shipping costs.",
    tier: (threshold: string) => `Level reached: ${threshold}.`,
    items: (count: number) => (count === 1 ? "1 item" : `${count} items`),
    shipping: "Shipping",
    insteadOf: (amount: string) => `Instead of ${amount}.`,
    free: "Free",
    applied: "Applied",
    duties: "Duties",
    carrierDuties: "Duties (paid to the carrier)",
    taxes: "Taxes",
    included: "Included",
    inPrices: (amount: string) => `${amount} of the prices.`,
    giftCard: "Gift card",
    credits: "Cash back",
    unusedCredits: "Rounding of cash back",
    whole: "Cash back pays in whole amounts.",
    total: "Total",
  },
  fr: {
    subtotal: "Sous-total",
    savings: (amount: string) => `${amount} économisés grâce aux prix réduits.`,
    promotion: "Promotion",
    percent: (percent: number, amount: string) => `${percent}\u00a0% de ${amount}.`,
    limited: "Arrondi au montant entier inférieur\u00a0; aucun prix ne passe sous son minimum.",
    off: (amount: string) => `Déduit de produits d’une valeur de ${amount}.`,
    gift: "Un cadeau.",
    lowerShipping: "Frais de livraison réduits.",
    tier: (threshold: string) => `Palier atteint\u00a0: ${threshold}.`,
    items: (count: number) => (count < 2 ? `${count} article` : `${count} articles`),
    shipping: "Livraison",
    insteadOf: (amount: string) => `Au lieu de ${amount}.`,
    free: "Gratuit",
    applied: "Appliquée",
    duties: "Droits de douane",
    carrierDuties: "Droits de douane (payés au transporteur)",
    taxes: "Taxes",
    included: "Incluses",
    inPrices: (amount: string) => `${amount} compris dans les prix.`,
    giftCard: "Carte-cadeau",
    credits: "Remise en argent",
    unusedCredits: "Arrondi de la remise en argent",
    whole: "La remise en argent paie des montants entiers.",
    total: "Total",
  },
  "fr-FR": {
    credits: "Cagnotte",
    unusedCredits: "Arrondi de la cagnotte",
    whole: "La cagnotte paie des montants entiers.",
  },
} satisfies LocaleTexts;

/** From the subtotal to the total, each with what made it: the rows of the order's page, from what was stored with it. */
export function totalRows(order: Order, locale: TextLocale): TotalRow[] {
  const { subtotal, total } = order.invoice;
  const word = textsIn(words, locale);
  const rows = explainOrder(order) ?? [];
  const savings = rows.find((row) => row.row === "savings");
  return [
    {
      label: word.subtotal,
      value: money(subtotal, order),
      ...(savings && { note: word.savings(money(savings.value, order)) }),
    },
    ...rows.flatMap((row) => toRows(row, order, locale)),
    { label: word.total, value: money(total, order), total: true },
  ];
}

function toRows(row: OrderRow, order: Order, locale: TextLocale): TotalRow[] {
  const word = textsIn(words, locale);
  const value = money(row.amount, order);
  switch (row.row) {
    case "promotion": {
      if (row.amount === 0 && row.gives === null) return [];
      const note = promotionNote(row, order, locale);
      const gift = row.gives === "shipping" ? word.applied : word.free;
      return [{ label: word.promotion, value: row.amount === 0 ? gift : value, note }];
    }
    case "shipping": {
      const note = row.before === null ? {} : { note: word.insteadOf(money(row.before, order)) };
      return [{ label: word.shipping, value: row.amount === 0 ? word.free : value, ...note }];
    }
    case "includedTaxes": {
      const note = row.value ? { note: word.inPrices(money(row.value, order)) } : {};
      return [{ label: word.taxes, value: word.included, ...note }];
    }
    case "carrierDuties":
      return [{ label: word.carrierDuties, value: money(row.value, order) }];
    case "unusedCredits":
      return [{ label: word.unusedCredits, value, note: word.whole }];
    case "duties":
    case "taxes":
    case "credits":
    case "giftCard":
      return [{ label: word[row.row], value }];
    default:
      return [];
  }
}

function promotionNote(
  { amount, promotion, limited, gives }: Extract<ExplainedRow, { row: "promotion" }>,
  order: Order,
  locale: TextLocale,
): string {
  const word = textsIn(words, locale);
  const { name, type, eligible, percent, tier } = promotion;
  const colon = toLanguage(locale) === "fr" ? "\u00a0:" : ":";
  const parts: string[] = [];
  if (amount < 0 && percent && eligible) parts.push(word.percent(percent, money(eligible, order)));
  else if (amount < 0 && eligible) parts.push(word.off(money(eligible, order)));
  if (limited) parts.push(word.limited);
  if (gives === "product") parts.push(word.gift);
  if (gives === "shipping") parts.push(word.lowerShipping);
  if (typeof tier === "number")
    parts.push(word.tier(tierUnit(type) === "items" ? word.items(tier) : money(tier, order)));
  return parts.length > 0 ? `${name}${colon} ${parts.join(" ")}` : name;
}

const money = (amount: number, { invoice }: Order): string =>
  formatMoney(amount, invoice.currency, { digits: 2 });
