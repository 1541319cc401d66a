import type { MessageTopic } from "@velours/sdk/types";
import type { EmailReader } from "../../../platform/mail/EmailReader.ts";
import type { EmailShop } from "../../../platform/mail/EmailShop.ts";
import type { Mail } from "../../../platform/mail/MailProvider.ts";
import { renderEmail } from "../../../platform/mail/renderEmail.ts";

/** Subject and author of a message. */
export interface MessageFacts extends EmailReader {
  site: string;
  email: string;
  topic: MessageTopic;
  /** Number of an order as the sender typed it: it may be another shopper's. */
  number: string | null;
}

const topics: Readonly<Record<MessageTopic, string>> = {
  order: "An order",
  product: "A product",
  return: "A return",
  account: "An account",
  other: "Something else",
};

/** To customer service, in English; an answer goes to the sender. */
export function contactMessage(
  { email, name, topic, number, language, message }: MessageFacts & { name: string; message: string },
  shop: EmailShop,
): Omit<Mail, "id"> {
  const label = topics[topic];
  return {
    to: shop.supportEmail,
    replyTo: email,
    ...renderEmail({
      language: "en",
      shop,
      subject: `${label}${number ? ` (${number})` : ""}: ${name}`,
      title: `${name} writes to ${shop.name}`,
      blocks: [
        { kind: "quote", text: message },
        {
          kind: "rows",
          rows: [
            { label: "Email", value: email },
            { label: "Topic", value: label },
            ...(number ? [{ label: "Order, as they typed it", value: number }] : []),
            { label: "Language", value: language === "fr" ? "French" : "English" },
          ],
        },
        { kind: "text", text: "Reply to this email to answer them." },
      ],
    }),
  };
}

declare module "../../../platform/mail/EmailJob.ts" {
  interface EmailPayloads {
    "contact-message": MessageFacts & { name: string; message: string };
  }
}
