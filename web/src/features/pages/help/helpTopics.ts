import { formatMoney } from "@velours/sdk/rules";
import type { Language, Region, Site } from "@velours/sdk/types";
import { pagePath } from "../../../platform/sites/pagePaths.ts";
import { localizedLabel } from "../../../platform/text/localizedLabel.ts";
import { m } from "../../../platform/text/m.ts";
import { textIn } from "../../../platform/text/useText.ts";

export interface HelpQuestion {
  question: string;
  answer: string;
  link?: { href: string; label: string };
}

export interface HelpTopic {
  /** Names it in the page's address. */
  id: string;
  title: string;
  questions: readonly HelpQuestion[];
}

/** Questions of shoppers, with answers that hold for their region. */
export function helpTopics(
  { giftCardProductId, pages }: Pick<Site, "giftCardProductId" | "pages">,
  region: Region,
  language: Language,
): readonly HelpTopic[] {
  const text = textIn(language);
  const giftCard = giftCardProductId && {
    href: `/product/${giftCardProductId}`,
    label: text(m.gift_card_buy),
  };
  const readMore = (handle: string) => {
    const page = pages?.find((each) => each.handle === handle);
    return (
      page && {
        link: {
          href: pagePath(handle),
          label: text(m.page_more, { page: localizedLabel(page, language) }),
        },
      }
    );
  };
  return [
    {
      id: "shipping",
      title: text(m.help_shipping_title),
      questions: [
        { question: text(m.help_box_question), answer: text(m.help_box) },
        {
          question: text(m.help_cost_question),
          answer: [freeShipping(region, language), text(m.help_cost)].filter(Boolean).join(" "),
          ...readMore("shipping"),
        },
        {
          question: text(m.help_arrival_question),
          answer: text(m.help_arrival),
          link: { href: "/track", label: text(m.track_title) },
        },
      ],
    },
    {
      id: "returns",
      title: text(m.help_returns_title),
      questions: [
        {
          question: text(m.help_return_question),
          answer: text(m.help_return),
          ...readMore("returns"),
        },
        {
          question: text(m.help_broken_question),
          answer: text(m.help_broken),
          link: { href: "/contact", label: text(m.contact) },
        },
        { question: text(m.help_cancel_question), answer: text(m.help_cancel) },
      ],
    },
    {
      id: "codes",
      title: text(m.help_codes_title),
      questions: [
        {
          question: text(m.help_code_question),
          answer: text(m.help_code),
          ...readMore("terms"),
        },
        {
          question: text(m.help_gift_card_question),
          answer: text(m.help_gift_card),
          ...(giftCard && { link: giftCard }),
        },
      ],
    },
    {
      id: "your-data",
      title: text(m.help_privacy_title),
      questions: [
        { question: text(m.help_card_question), answer: text(m.help_card) },
        {
          question: text(m.help_bag_question),
          answer: text(m.help_bag),
          ...readMore("privacy"),
        },
      ],
    },
  ];
}

/** From when shipping to this region is free; null where it never is. */
function freeShipping(region: Region, language: Language): string | null {
  const text = textIn(language);
  const from = region.freeShippingFrom ?? null;
  if (from === null) return null;
  const where = localizedLabel(region, language);
  return from === 0
    ? text(m.help_shipping_free, { region: where })
    : text(m.help_shipping_free_from, { region: where, amount: formatMoney(from, region.currency) });
}
