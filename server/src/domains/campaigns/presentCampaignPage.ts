import type { CampaignPage, Language } from "@velours/sdk/types";
import { getEndTime } from "./getEndTime.ts";

/** A page as answers carry it: words in one language; prizes, chances and what answers lead to are left out. */
export function presentCampaignPage(page: CampaignPage, language: Language, now: Date): CampaignPage {
  const { outcomes: _o, sites: _s, renews_days, translations, questions, segments, ...shown } = page;
  const translate = <T extends string | undefined>(en: T, fr: T) => (language === "fr" ? (fr ?? en) : en);
  return {
    ...shown,
    ...translations?.[language],
    date_expired: getEndTime({ date_expired: page.date_expired, renews_days: renews_days ?? null }, now),
    open: isOpen(page, now),
    questions: questions.map(({ id, text, text_fr, options }) => ({
      id,
      text: translate(text, text_fr) ?? text,
      options: options.map((option) => ({
        id: option.id,
        text: translate(option.text, option.text_fr) ?? option.text,
      })),
    })),
    segments: segments.map(({ id, label, label_fr }) => ({ id, label: translate(label, label_fr) ?? label })),
  };
}

/** True while entries are taken: the page has a form, and its end has not passed. */
export function isOpen(page: CampaignPage, now: Date): boolean {
  const ends = getEndTime({ date_expired: page.date_expired, renews_days: page.renews_days ?? null }, now);
  return page.fields.length > 0 && (ends === null || ends * 1000 > now.getTime());
}
