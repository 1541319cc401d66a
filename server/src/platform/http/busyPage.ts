import { parsePathLanguage } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";

const texts = {
  en: {
    title: "One moment, please",
    text: "Many people are here right now. This page tries again by itself.",
  },
  fr: {
    title: "Un instant, s’il vous plaît",
    text: "Il y a beaucoup de monde. Cette page réessaie d’elle-même.",
  },
};

/** A page for a browser that was refused a page for some seconds, in the address's language; it loads itself again after them. */
export function busyPage(pathname: string, defaultLanguage: Language, seconds: number): string {
  const language = parsePathLanguage(pathname, defaultLanguage);
  const { title, text } = texts[language];
  return (
    `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
    `<meta http-equiv="refresh" content="${seconds}"><meta name="robots" content="noindex"><title>${title}</title></head>` +
    `<body><main><h1>${title}</h1><p>${text}</p></main></body></html>`
  );
}
