/** The worker's own words. */
export const TEXTS = {
  en: { notice: "You are offline — this page is as you last saw it" },
  fr: { notice: "Vous êtes hors ligne — cette page est telle que vous l’avez vue" },
} as const;
