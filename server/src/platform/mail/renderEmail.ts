import { isPngData, lookColors, pngSize, type TotalRow } from "@velours/sdk/shop";
import type { Language } from "@velours/sdk/types";
import type { EmailShop } from "./EmailShop.ts";
import { escapeHtml } from "./escapeHtml.ts";
import type { RenderedEmail } from "./MailProvider.ts";

/** A part of an email, written once and shown as plain text and as HTML. */
export type EmailBlock =
  | { kind: "text"; text: string }
  /** Set apart: the words of a person. */
  | { kind: "quote"; text: string }
  | { kind: "rows"; rows: readonly EmailRow[] }
  | { kind: "lines"; title: string; lines: readonly string[] }
  /** A code to be copied. */
  | { kind: "code"; label: string; code: string }
  | { kind: "link"; label: string; url: string };

export type EmailRow = TotalRow;

interface Email {
  language: Language;
  shop: EmailShop;
  subject: string;
  title: string;
  blocks: readonly EmailBlock[];
}

const words = {
  en: { colon: ":", questions: "Questions? Write to" },
  fr: { colon: "\u00a0:", questions: "Une question\u00a0? Écrivez à" },
} satisfies Record<Language, unknown>;

/**
 * Renders an email as plain text and as HTML of tables and inline styles, which all mail programs support; those that
 * know a dark colour scheme get its colours from the classes. It loads nothing: a logo is a part of it. The title comes first in both: a locked screen shows the first words, which must not name the shop.
 */
export function renderEmail(email: Email): RenderedEmail {
  const subject = toHeader(email.subject);
  return { subject, text: toText(email), html: toHtml({ ...email, subject }) };
}

/** A line break in a name would end the header and begin another. */
const toHeader = (subject: string): string => subject.replace(/[\p{Cc}\u2028\u2029]+/gu, " ");

function toText({ language, shop, title, blocks }: Email): string {
  const { colon, questions } = words[language];
  const foot = `${shop.name}\n${shop.url}\n${questions} ${shop.supportEmail}`;
  return [title, ...blocks.map((block) => blockText(block, colon)), foot].join("\n\n");
}

function blockText(block: EmailBlock, colon: string): string {
  switch (block.kind) {
    case "text":
    case "quote":
      return block.text;
    case "rows":
      return block.rows
        .map(({ label, value, note }) => `${label}${colon} ${value}${note ? `\n  ${note}` : ""}`)
        .join("\n");
    case "lines":
      return [`${block.title}${colon}`, ...block.lines].join("\n");
    case "code":
      return `${block.label}${colon} ${block.code}`;
    case "link":
      return `${block.label}${colon} ${block.url}`;
  }
}

/** The look of a site as emails have it. */
type Colors = ReturnType<typeof lookColors>;

const darkStyles = (colors: Colors): string => `@media (prefers-color-scheme: dark) {
.page { background: #14111c !important }
.card { background: #1f1b2a !important }
.ink { color: #f4f2fa !important }
.soft { color: #c9c3d8 !important }
.rule { border-color: #3a3449 !important }
.code { background: #2c2640 !important }
.button { background: ${colors[300]} !important; color: #0e0b16 !important }
}`;

const ink = "color:#1c1827";
const soft = "color:#4d475a";
const cell = "padding:6px 0;vertical-align:top;font-size:15px;line-height:22px";

function toHtml({ language, shop, subject, title, blocks }: Email): string {
  const { questions } = words[language];
  const colors = lookColors(shop.look ?? {});
  const mail = escapeHtml(shop.supportEmail);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="color-scheme" content="light dark">
<meta name="supported-color-schemes" content="light dark">
<title>${escapeHtml(subject)}</title>
<style>${darkStyles(colors)}</style>
</head>
<body class="page" style="margin:0;padding:0;background:#f5f3f8;font-family:Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(title)}</div>
<table role="presentation" class="page" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f3f8">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" class="card" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:16px">
<tr><td class="ink" style="padding:28px 24px 0;font-size:22px;font-weight:700;${ink}">${writeMark(shop)}</td></tr>
<tr><td style="padding:20px 24px 0"><h1 class="ink" style="margin:0;font-size:24px;line-height:30px;${ink}">${escapeHtml(title)}</h1></td></tr>
${blocks.map((block) => `<tr><td style="padding:16px 24px 0">${blockHtml(block, colors)}</td></tr>`).join("\n")}
<tr><td class="soft" style="padding:28px 24px;font-size:14px;line-height:22px;${soft}">
<a href="${escapeHtml(shop.url)}" class="soft" style="${soft}">${escapeHtml(shop.name)}</a><br>
${questions} <a href="mailto:${mail}" class="soft" style="${soft}">${mail}</a>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

/** Pixels that a logo fits into. */
const logoBox = [200, 32] as const;

/** The shop's logo, on white in the dark too, or its name. SVG is no picture for mail programs. */
function writeMark({ name, look }: EmailShop): string {
  const size = isPngData(look?.logo) ? pngSize(look.logo) : null;
  if (size === null) return escapeHtml(name);
  const scale = Math.min(1, logoBox[0] / size[0], logoBox[1] / size[1]);
  const [width, height] = size.map((side) => Math.max(1, Math.trunc(side * scale)));
  return `<img src="${look?.logo}" alt="${escapeHtml(name)}" width="${width}" height="${height}" style="display:block;border:0;background:#ffffff">`;
}

const broken = (text: string): string => escapeHtml(text).replaceAll("\n", "<br>");

function blockHtml(block: EmailBlock, colors: Colors): string {
  switch (block.kind) {
    case "text":
      return `<p class="soft" style="margin:0;font-size:16px;line-height:24px;${soft}">${broken(block.text)}</p>`;
    case "quote":
      return `<p class="ink" style="margin:0;padding:12px 16px;border-left:3px solid ${colors[300]};font-size:16px;line-height:24px;${ink}">${broken(block.text)}</p>`;
    case "rows":
      return `<table class="rule" width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid #e4e1ea">${block.rows.map(rowHtml).join("")}</table>`;
    case "lines":
      return `<h2 class="ink" style="margin:0 0 4px;font-size:16px;line-height:24px;${ink}">${escapeHtml(block.title)}</h2><p class="soft" style="margin:0;font-size:15px;line-height:22px;${soft}">${block.lines.map(escapeHtml).join("<br>")}</p>`;
    case "code":
      return `<p class="soft" style="margin:0;font-size:15px;line-height:22px;${soft}">${escapeHtml(block.label)}</p><p class="code ink" style="margin:6px 0 0;padding:14px 12px;background:${colors[50]};border-radius:10px;text-align:center;font-size:22px;line-height:28px;font-weight:700;letter-spacing:1px;white-space:nowrap;${ink}">${escapeHtml(block.code)}</p>`;
    case "link":
      return `<a href="${escapeHtml(block.url)}" class="button" style="display:inline-block;padding:12px 24px;background:${colors[600]};border-radius:999px;font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(block.label)}</a>`;
  }
}

function rowHtml({ label, value, note, total }: EmailRow): string {
  const look = total ? "font-weight:700;border-top:1px solid #e4e1ea;" : "";
  const below = note
    ? `<br><span class="soft" style="font-size:14px;${soft}">${escapeHtml(note)}</span>`
    : "";
  return `<tr><td class="ink rule" style="${cell};${look}${ink}">${escapeHtml(label)}${below}</td><td class="ink rule" align="right" style="${cell};${look}padding-left:16px;white-space:nowrap;${ink}">${escapeHtml(value)}</td></tr>`;
}
