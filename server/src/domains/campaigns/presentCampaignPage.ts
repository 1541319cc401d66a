import type { CampaignPage, Language } from "@velours/sdk/types";
import { getPeriod } from "./getPeriod.ts";

/** A page as answers carry it: words in one language, without its prizes and the results of its questions. */
export function presentCampaignPage(page: CampaignPage, language: Language, now: Date): CampaignPage {
  const {
    outcomes: _o,
    sites: _s,
    renews_days: _r,
    shown_products: _p,
    translations,
    questions,
    segments,
    ...shown
  } = page;
  const { end, product_ids } = getPeriod(page, now);
  const translate = <T extends string | undefined>(en: T, fr: T) => (language === "fr" ? (fr ?? en) : en);
  return {
    ...shown,
    ...translations?.[language],
    date_expired: end,
    product_ids: [...product_ids],
    open: isOpen(page, now),
    questions: questions.map(({ id, text, text_fr, options }) => ({
      id,
      text: translate(text, text_fr) ?? text,
      options: options.map((option) => ({
        id: option.id,
        text: translate(option.text, option.text_fr) ?? option.text,
      })),
    })),
    segments: segments.map(({ id, label, label_fr, weight = 1 }) => ({
      id,
      label: translate(label, label_fr) ?? label,
      weight,
    })),
  };
}

/** True while entries are taken: the page has a form, and its end has not passed. */
export function isOpen(page: CampaignPage, now: Date): boolean {
  const { end } = getPeriod(page, now);
  return page.fields.length > 0 && (end === null || end * 1000 > now.getTime());
}
