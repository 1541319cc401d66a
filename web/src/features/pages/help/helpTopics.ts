import { pagePath, siteText } from "@velours/sdk/rules";
import type { Region, Site } from "@velours/sdk/types";
import type { Shop } from "../../../platform/api/Shop.ts";
import { freeShippingSentence } from "../../../platform/sites/freeShippingText.ts";
import { returnsText } from "../../../platform/sites/returnsText.ts";
import { localizedLabel } from "../../../platform/text/localizedLabel.ts";
import { m, textIn } from "../../../platform/text/useText.ts";

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
  site: Pick<Site, "giftCardProductId" | "pages" | "limits" | "texts">,
  region: Region,
  { language, locale }: Pick<Shop, "language" | "locale">,
): readonly HelpTopic[] {
  const text = textIn(locale);
  const { giftCardProductId, pages, texts } = site;
  const packing = siteText(texts?.packing, language);
  const returns = returnsText(site, language, text);
  const isFree = (region.freeShippingFrom ?? null) !== null;
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
      title: text(m.shipping),
      questions: [
        ...(packing ? [{ question: text(m.help_box_question), answer: packing }] : []),
        {
          question: text(m.help_cost_question),
          answer: [isFree && freeShippingSentence(text, region, language), text(m.help_cost)]
            .filter(Boolean)
            .join(" "),
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
      title: text(m.returns),
      questions: [
        ...(returns
          ? [
              {
                question: text(m.help_return_question),
                answer: `${returns} ${text(m.help_return_how)}`,
                ...readMore("returns"),
              },
            ]
          : []),
        {
          question: text(m.help_broken_question),
          answer: siteText(texts?.broken, language) ?? text(m.help_broken),
          link: { href: "/contact", label: text(m.contact) },
        },
        ...(site.limits.cancellationMinutes !== 0
          ? [{ question: text(m.help_cancel_question), answer: text(m.help_cancel) }]
          : []),
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
