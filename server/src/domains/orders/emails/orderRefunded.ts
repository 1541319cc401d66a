import { formatMoney, type Locale, sumAmounts } from "@velours/sdk/rules";
import { type LocaleTexts, orderLocale, textsIn } from "@velours/sdk/shop";
import type { Order, Refund } from "@velours/sdk/types";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import type { EmailBlock, EmailRow } from "../../../platform/mail/renderEmail.ts";
import { formatLines, orderEmail, orderLink } from "./orderEmail.ts";
import type { Resend } from "./Resend.ts";

const words = {
  en: {
    refund: { subject: (number: string) => `Refund for your order ${number}`, title: "Your refund" },
    unpaid: {
      subject: (number: string) => `Credit note for your order ${number}`,
      title: "Your credit note",
    },
    cancellation: {
      subject: (number: string) => `Your order ${number} is cancelled`,
      title: "Your order is cancelled",
    },
    order: (number: string, shop: string) => `This is about order ${number} at ${shop}.`,
    returned: "It is for what you sent back.",
    lines: { refund: "Refunded", unpaid: "What was taken back", cancellation: "What was cancelled" },
    shipping: "Shipping",
    card: "To the payment method of the order",
    giftCard: "To your gift card",
    credits: "To your cash back",
    withheld: "Cash back of this order, already spent",
    cashBack: "Cash back of this order, taken back",
    withdrawn: "Cash back of an unpaid order, taken back",
    total: "Refunded in all",
    before: (amount: string) => `Given back before: ${amount}.`,
    free: {
      refund: "Nothing had been paid for this, so nothing is given back.",
      unpaid: "This part was never paid, so nothing is given back for it.",
      cancellation: "Nothing had been paid, so nothing is given back.",
    },
    days: "Your bank may take a few days to show it. What was only held is let go, and never appears on a statement.",
    note: (number: string) => `Your credit note ${number} is on your order’s page, as a PDF.`,
  },
  fr: {
    refund: {
      subject: (number: string) => `Remboursement de votre commande ${number}`,
      title: "Votre remboursement",
    },
    unpaid: {
      subject: (number: string) => `Avoir pour votre commande ${number}`,
      title: "Votre avoir",
    },
    cancellation: {
      subject: (number: string) => `Votre commande ${number} est annulée`,
      title: "Votre commande est annulée",
    },
    order: (number: string, shop: string) => `Il s’agit de la commande ${number} chez ${shop}.`,
    returned: "Il est pour ce que vous avez retourné.",
    lines: { refund: "Remboursé", unpaid: "Ce qui est repris", cancellation: "Ce qui est annulé" },
    shipping: "Livraison",
    card: "Sur le moyen de paiement de la commande",
    giftCard: "Sur votre carte-cadeau",
    credits: "Sur votre remise en argent",
    withheld: "Remise en argent de cette commande, déjà dépensée",
    cashBack: "Remise en argent de cette commande, reprise",
    withdrawn: "Remise en argent d’une commande impayée, reprise",
    total: "Remboursé en tout",
    before: (amount: string) => `Déjà remboursé auparavant\u00a0: ${amount}.`,
    free: {
      refund: "Rien n’avait été payé pour cela, rien n’est donc rendu.",
      unpaid: "Cette partie n’a jamais été payée, rien n’est donc rendu pour elle.",
      cancellation: "Rien n’avait été payé, rien n’est donc rendu.",
    },
    days: "Votre banque peut mettre quelques jours à l’afficher. Ce qui était seulement retenu est libéré et n’apparaît jamais sur un relevé.",
    note: (number: string) => `Votre avoir ${number} est sur la page de votre commande, en PDF.`,
  },
  "fr-FR": {
    credits: "Sur votre cagnotte",
    withheld: "Cagnotte de cette commande, déjà dépensée",
    cashBack: "Cagnotte de cette commande, reprise",
    withdrawn: "Cagnotte d’une commande impayée, reprise",
  },
} satisfies LocaleTexts;

/** A refund, and how much of its cash back left the balance again because an unpaid order had earned it. */
type RefundedCashBack = Refund & { withdrawn: number };

/** Tells the buyer what was given back, and to what. */
export function orderRefunded(order: Order, refund: RefundedCashBack, shop: EmailShop): Mail {
  const { number } = order;
  const locale = orderLocale(order, shop);
  const word = textsIn(words, locale);
  const isUnpaid = refund.kind === "refund" && refund.amount === 0 && (refund.unpaid ?? 0) > 0;
  const kind = isUnpaid ? "unpaid" : refund.kind;
  const { subject, title } = word[kind];
  const isFree = refund.amount === 0 && refund.withheld === 0;
  const lines = formatLines(order, refund.lines, shop);
  const inside = [...lines, ...(refund.shipping > 0 ? [word.shipping] : [])];
  const rows = toRows(order, refund, locale);
  const before = refund.kind === "cancellation" ? sumBefore(order, refund) : 0;
  const blocks: EmailBlock[] = [
    { kind: "text", text: word.order(number, shop.name) },
    ...(refund.return ? [{ kind: "text", text: word.returned } satisfies EmailBlock] : []),
    ...(inside.length > 0
      ? [{ kind: "lines", title: word.lines[kind], lines: inside } satisfies EmailBlock]
      : []),
    ...(rows.length > 1 ? [{ kind: "rows", rows } satisfies EmailBlock] : []),
    ...(isFree && before === 0 ? [{ kind: "text", text: word.free[kind] } satisfies EmailBlock] : []),
    ...(before > 0
      ? [
          {
            kind: "text",
            text: word.before(formatMoney(before, order.invoice.currency, { digits: 2 })),
          } satisfies EmailBlock,
        ]
      : []),
    ...(refund.payments.creditCard > 0 ? [{ kind: "text", text: word.days } satisfies EmailBlock] : []),
    ...(refund.creditNote ? [{ kind: "text", text: word.note(refund.creditNote) } satisfies EmailBlock] : []),
    orderLink(order, shop),
  ];
  return orderEmail(order, shop, {
    id: `order-refunded.${refund.id}`,
    subject: subject(number),
    title,
    blocks,
  });
}

/** The sum of the refunds before this one. */
function sumBefore({ refunds = [] }: Order, { id, created_at }: Refund): number {
  const earlier = refunds.filter(
    (each) => each.id !== id && Date.parse(each.created_at) <= Date.parse(created_at),
  );
  return sumAmounts(earlier.map(({ amount }) => amount));
}

function toRows({ invoice: { currency } }: Order, refund: RefundedCashBack, locale: Locale): EmailRow[] {
  const word = textsIn(words, locale);
  const { payments, amount, withheld, cashBack, withdrawn } = refund;
  const money = (value: number): string => formatMoney(value, currency, { digits: 2 });
  const parts: [string, number][] = [
    [word.card, payments.creditCard],
    [word.giftCard, payments.giftCard],
    [word.credits, payments.credits],
  ];
  const taken: [string, number][] = [
    [word.withheld, -withheld],
    [word.cashBack, -cashBack],
    [word.withdrawn, -withdrawn],
  ];
  const toRow = ([label, value]: [string, number]): EmailRow[] =>
    value === 0 ? [] : [{ label, value: money(value) }];
  return [
    ...parts.flatMap(toRow),
    { label: word.total, value: money(amount), total: true },
    ...taken.flatMap(toRow),
  ];
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "order-refunded": { order_id: string; refund_id: string; resend?: Resend };
  }
}
