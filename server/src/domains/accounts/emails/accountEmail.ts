import { type TextLocale, toLanguage } from "@velours/sdk/shop";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { RenderedEmail } from "../../../platform/mail/MailProvider.ts";
import { type EmailBlock, renderEmail } from "../../../platform/mail/renderEmail.ts";

/** Renders an account email. A string is a paragraph; without a title, the subject is the title. */
export const accountEmail = (
  locale: TextLocale,
  shop: EmailShop,
  { subject, title = subject }: { subject: string; title?: string },
  blocks: readonly (string | EmailBlock)[],
): RenderedEmail =>
  renderEmail({
    language: toLanguage(locale),
    shop,
    subject,
    title,
    blocks: blocks.map((block) => (typeof block === "string" ? { kind: "text", text: block } : block)),
  });
