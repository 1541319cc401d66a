import type { CampaignOutcome, CampaignPage, CampaignPageOutcome, Language } from "@velours/sdk/types";
import { drawSegment } from "./drawSegment.ts";

type Answers = Readonly<Record<string, string>>;

/** Answers that a quiz lacks or does not know, by path; empty when all is well. */
export function wrongAnswers(
  page: CampaignPage,
  answers: Answers,
  language: Language,
): Record<string, string> {
  const text = language === "fr" ? "Veuillez choisir une réponse" : "Please choose an answer";
  const wrong = page.questions.filter(
    ({ id, options }) => !options.some((option) => option.id === answers[id]),
  );
  return Object.fromEntries(wrong.map(({ id }) => [`answers.${id}`, text]));
}

/**
 * Outcome of an entry: a wheel draws, a quiz counts what the answers point to, any other page has a single
 * outcome.
 */
export function getOutcome(
  page: CampaignPage,
  answers: Answers,
  { language, random }: { language: Language; random: (limit: number) => number },
): CampaignOutcome {
  const outcomes = page.outcomes ?? [];
  const segment = drawSegment(page.segments, random);
  const chosen =
    page.segments.length > 0
      ? outcomes.find(({ id }) => id === segment?.outcome)
      : page.questions.length > 0
        ? mostPointedTo(page, outcomes, answers)
        : outcomes[0];
  const fr = language === "fr";
  const label = fr ? (segment?.label_fr ?? segment?.label) : segment?.label;
  return {
    segment: segment?.id ?? null,
    title: (fr ? chosen?.title_fr : undefined) ?? chosen?.title ?? label ?? page.title,
    description: (fr ? chosen?.description_fr : undefined) ?? chosen?.description ?? "",
    promotion: chosen?.promotion ?? null,
    product_ids: chosen?.product_ids ?? [],
  };
}

/** The outcome most answers point to; of two the earlier. */
function mostPointedTo(
  page: CampaignPage,
  outcomes: readonly CampaignPageOutcome[],
  answers: Answers,
): CampaignPageOutcome | undefined {
  const pointed = page.questions.map(
    ({ id, options }) => options.find((option) => option.id === answers[id])?.outcome,
  );
  const count = ({ id }: CampaignPageOutcome) => pointed.filter((outcome) => outcome === id).length;
  return [...outcomes].sort((a, b) => count(b) - count(a))[0];
}
