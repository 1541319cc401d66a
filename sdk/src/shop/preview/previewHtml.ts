import { escapeAttribute } from "../../rules/pages/deskPage.ts";
import type { Language } from "../../types.ts";

const words = {
  en: {
    title: "Preview",
    note: "Only you see this page. Nothing is saved, and nothing can be bought. Links lead to the shop as it is.",
    back: "Back to the desk",
    refused: "This cannot be shown",
  },
  fr: {
    title: "Aperçu",
    note: "Vous seul voyez cette page. Rien n’est enregistré, rien ne peut être acheté. Les liens mènent à la boutique telle qu’elle est.",
    back: "Retour au bureau",
    refused: "Impossible d’afficher ceci",
  },
} as const;

const link = (language: Language, back: string) =>
  `<a href="${escapeAttribute(back)}" style="color:inherit;font-weight:600;text-decoration:underline;display:inline-flex;align-items:center;min-height:44px">${words[language].back}</a>`;

/** The banner takes its room at the end of the page, too, so that it hides nothing. */
const banner = (language: Language, back: string): string => `
<div style="height:112px"></div>
<section aria-label="${words[language].title}" data-preview style="position:fixed;inset:auto 0 0;z-index:2147483647;display:flex;flex-wrap:wrap;align-items:center;justify-content:space-between;gap:4px 24px;padding:8px 24px;background:#1c1917;color:#fff;font-size:15px;line-height:1.4">
<p style="margin:0;max-width:48rem"><strong>${words[language].title}.</strong> ${words[language].note}</p>
${link(language, back)}
</section>`;

/** A rendered page as a picture of itself: without scripts, and with a banner that says what it is. */
export const toPreview = (html: string, language: Language, back: string): string =>
  html
    .replace(/<script\b[^>]*>[\s\S]*?<\/script>/gi, "")
    .replace(/<link\b[^>]*\b(?:rel="(?:modulepreload|manifest)"|as="(?:script|fetch)")[^>]*>/gi, "")
    .replace(/<\/body>(?![\s\S]*<\/body>)/i, () => `${banner(language, back)}</body>`);

/** The page in place of a preview that was refused. */
export const refusedPreview = (reasons: readonly string[], language: Language, back: string): string =>
  `<!doctype html><html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width">` +
  `<title>${words[language].refused}</title></head><body style="margin:2rem;font-family:sans-serif">` +
  `<h1>${words[language].refused}</h1>${reasons.map((reason) => `<p>${escapeAttribute(reason)}</p>`).join("")}<p>${link(language, back)}</p></body></html>`;
