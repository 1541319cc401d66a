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

export interface EmailRow {
  label: string;
  value: string;
  /** Smaller, below the label. */
  note?: string;
  /** The sum of the others. */
  total?: boolean;
}

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
 * Renders an email as plain text and as HTML of tables and inline styles, which all mail programs support. It loads
 * nothing. The title comes first in both: a locked screen shows the first words, which must not name the shop.
 */
export function renderEmail(email: Email): RenderedEmail {
  return { subject: email.subject, text: toText(email), html: toHtml(email) };
}

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

const ink = "color:#1c1827";
const soft = "color:#4d475a";
const cell = "padding:6px 0;vertical-align:top;font-size:15px;line-height:22px";

function toHtml({ language, shop, subject, title, blocks }: Email): string {
  const { questions } = words[language];
  const mail = escapeHtml(shop.supportEmail);
  return `<!doctype html>
<html lang="${language}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>${escapeHtml(subject)}</title>
</head>
<body style="margin:0;padding:0;background:#f5f3f8;font-family:Figtree,'Helvetica Neue',Helvetica,Arial,sans-serif">
<div style="display:none;max-height:0;overflow:hidden">${escapeHtml(title)}</div>
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="background:#f5f3f8">
<tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:600px;background:#ffffff;border-radius:16px">
<tr><td style="padding:28px 24px 0;font-size:22px;font-weight:700;${ink}">${escapeHtml(shop.name)}</td></tr>
<tr><td style="padding:20px 24px 0"><h1 style="margin:0;font-size:24px;line-height:30px;${ink}">${escapeHtml(title)}</h1></td></tr>
${blocks.map((block) => `<tr><td style="padding:16px 24px 0">${blockHtml(block)}</td></tr>`).join("\n")}
<tr><td style="padding:28px 24px;font-size:14px;line-height:22px;${soft}">
<a href="${escapeHtml(shop.url)}" style="${soft}">${escapeHtml(shop.name)}</a><br>
${questions} <a href="mailto:${mail}" style="${soft}">${mail}</a>
</td></tr>
</table>
</td></tr>
</table>
</body>
</html>
`;
}

const broken = (text: string): string => escapeHtml(text).replaceAll("\n", "<br>");

function blockHtml(block: EmailBlock): string {
  switch (block.kind) {
    case "text":
      return `<p style="margin:0;font-size:16px;line-height:24px;${soft}">${broken(block.text)}</p>`;
    case "quote":
      return `<p style="margin:0;padding:12px 16px;border-left:3px solid #b4a9f5;font-size:16px;line-height:24px;${ink}">${broken(block.text)}</p>`;
    case "rows":
      return `<table width="100%" cellpadding="0" cellspacing="0" style="border-top:1px solid #e4e1ea">${block.rows.map(rowHtml).join("")}</table>`;
    case "lines":
      return `<h2 style="margin:0 0 4px;font-size:16px;line-height:24px;${ink}">${escapeHtml(block.title)}</h2><p style="margin:0;font-size:15px;line-height:22px;${soft}">${block.lines.map(escapeHtml).join("<br>")}</p>`;
    case "code":
      return `<p style="margin:0;font-size:15px;line-height:22px;${soft}">${escapeHtml(block.label)}</p><p style="margin:6px 0 0;padding:14px 12px;background:#f4f2fe;border-radius:10px;text-align:center;font-size:22px;line-height:28px;font-weight:700;letter-spacing:1px;white-space:nowrap;${ink}">${escapeHtml(block.code)}</p>`;
    case "link":
      return `<a href="${escapeHtml(block.url)}" style="display:inline-block;padding:12px 24px;background:#4f3ad5;border-radius:999px;font-size:16px;line-height:22px;font-weight:600;color:#ffffff;text-decoration:none">${escapeHtml(block.label)}</a>`;
  }
}

function rowHtml({ label, value, note, total }: EmailRow): string {
  const look = total ? "font-weight:700;border-top:1px solid #e4e1ea;" : "";
  const below = note ? `<br><span style="font-size:14px;${soft}">${escapeHtml(note)}</span>` : "";
  return `<tr><td style="${cell};${look}${ink}">${escapeHtml(label)}${below}</td><td align="right" style="${cell};${look}padding-left:16px;white-space:nowrap;${ink}">${escapeHtml(value)}</td></tr>`;
}
