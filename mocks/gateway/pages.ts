import type { FieldKey } from "./frame/fields.ts";
import { fields } from "./frame/fields.ts";

type Language = "en" | "fr";

function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => `&#${sign.charCodeAt(0)};`);
}

function page(lang: Language, title: string, script: string, body: string): string {
  return `<!doctype html>
<html lang="${lang}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(title)}</title>
<link rel="stylesheet" href="/gateway.css">
<script type="module" src="${script}"></script>
</head>
<body>${body}</body>
</html>
`;
}

/** A document with a single input. */
export function fieldPage(key: FieldKey, lang: Language, label: string, placeholder: string): string {
  const kind = fields[key];
  const name = label || kind.label[lang];
  return page(
    lang,
    name,
    "/modules/frame/frame.ts",
    `<form class="field" novalidate><input aria-label="${escapeHtml(name)}" placeholder="${escapeHtml(placeholder)}" ` +
      `type="text" inputmode="${kind.inputmode}" autocomplete="${kind.autocomplete}" name="${kind.autocomplete}" ` +
      `maxlength="${kind.maxLength}" autocorrect="off" autocapitalize="none" spellcheck="false"></form>`,
  );
}

const words = {
  en: {
    title: "Confirm with your bank",
    text: "Enter the code your bank sent you to confirm the payment of",
    code: "Code",
    hint: "Sandbox: the code is 1234.",
    submit: "Confirm",
    cancel: "Cancel",
  },
  fr: {
    title: "Confirmez auprès de votre banque",
    text: "Saisissez le code envoyé par votre banque pour confirmer le paiement de",
    code: "Code",
    hint: "Bac à sable : le code est 1234.",
    submit: "Confirmer",
    cancel: "Annuler",
  },
};

export function challengePage(lang: Language, amount: number, currency: string): string {
  const word = words[lang];
  const money = new Intl.NumberFormat("en-US", { style: "currency", currency }).format(amount);
  return page(
    lang,
    word.title,
    "/modules/challenge/challenge.ts",
    `<form class="challenge"><h1>${word.title}</h1><p>${word.text} ${escapeHtml(money)}.</p>` +
      `<label>${word.code}<input inputmode="numeric" autocomplete="one-time-code" required maxlength="8"></label>` +
      `<p class="hint">${word.hint}</p><button type="submit">${word.submit}</button>` +
      `<button type="button">${word.cancel}</button></form>`,
  );
}
