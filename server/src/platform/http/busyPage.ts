import type { Language } from "@velours/sdk/types";

const texts = {
  en: {
    title: "One moment, please",
    text: "More requests came from your network than the shop can answer at once.",
    again: (seconds: number) => `This page tries again by itself in ${seconds}\u00a0s.`,
    retry: "Try again",
    unsent: (seconds: number) =>
      `What you sent was not done: please go back and send it again in ${seconds}\u00a0s.`,
    back: "Back to the page",
  },
  fr: {
    title: "Un instant, s’il vous plaît",
    text: "Votre réseau a envoyé plus de demandes que la boutique ne peut en traiter à la fois.",
    again: (seconds: number) => `Cette page réessaie d’elle-même dans ${seconds}\u00a0s.`,
    retry: "Réessayer",
    unsent: (seconds: number) =>
      `Ce que vous avez envoyé n’a pas été fait\u00a0: veuillez revenir en arrière et l’envoyer de nouveau dans ${seconds}\u00a0s.`,
    back: "Revenir à la page",
  },
} satisfies Record<Language, unknown>;

/**
 * A page for a browser that was refused a page for some seconds. It loads itself again after them; not what a form was sent
 * to, where that would only look as if the form had been taken.
 */
export function busyPage(language: Language, seconds: number, { isForm }: { isForm: boolean }): string {
  const text = texts[language];
  const refresh = isForm ? "" : `<meta http-equiv="refresh" content="${seconds}">`;
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `${refresh}<meta name="robots" content="noindex"><title>${text.title}</title></head>` +
    `<body><main><h1>${text.title}</h1><p>${text.text} ${isForm ? text.unsent(seconds) : text.again(seconds)}</p>` +
    // An empty address is the page's own.
    `<p><a href="">${isForm ? text.back : text.retry}</a></p></main></body></html>`
  );
}
