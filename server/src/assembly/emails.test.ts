import { randomUUID } from "node:crypto";
import type { Order } from "@velours/sdk/types";
import { describe, expect, test } from "vitest";
import { accountChanged } from "../domains/accounts/emails/accountChanged.ts";
import { alreadyMember } from "../domains/accounts/emails/alreadyMember.ts";
import { authenticatorReset } from "../domains/accounts/emails/authenticatorReset.ts";
import { codeEmail } from "../domains/accounts/emails/codeEmail.ts";
import { passwordReset } from "../domains/accounts/emails/passwordReset.ts";
import { welcome } from "../domains/accounts/emails/welcome.ts";
import { boughtGiftCard } from "../domains/giftcards/emails/boughtGiftCard.ts";
import { newOrder } from "../domains/orders/emails/newOrder.ts";
import { newReturn } from "../domains/orders/emails/newReturn.ts";
import { paymentFailed } from "../domains/orders/emails/paymentFailed.ts";
import { paymentReleased } from "../domains/payments/emails/paymentReleased.ts";
import type { EmailJob } from "../platform/mail/EmailJob.ts";
import type { Mail } from "../platform/mail/MailProvider.ts";

const link = "https://shop.example/reset-password?token=abc";
const shop = {
  name: "Velours & Co",
  url: "https://shop.example",
  supportEmail: "care@shop.example",
  regions: [],
  defaultLanguage: "en" as const,
};
const code = { code: "01234", minutes: 10 };
const payment = { attempt_id: "1", email: "ada@example.com", amount: 12.5, currency: "USD" };

/** Emails about an order that its buyer receives. */
type BuyerTemplate =
  | "order-confirmation"
  | "order-shipped"
  | "order-refunded"
  | "return-requested"
  | "return-answered"
  | "cash-back-earned"
  | "offer-added"
  | "review-request";

test("about an order to others than its buyer have its id nowhere: it is the right to read and cancel it", () => {
  const id = randomUUID();
  const payments = { giftCard: 0, credits: 0 };
  const order = { id, number: "V-1", invoice: { total: 5, currency: "USD", payments } } as Order;
  const to = "else@example.com";
  const address = { to, language: "en", url: "https://shop.example/desk/orders/V-1" } as const;
  const unit = { order_id: id, unit: 0, to, name: "Ada", message: null, language: "en" } as const;
  const card = { code: "1-2345-6789-0123", amount_remaining: 5, site: "outlet", currency: "USD" } as const;
  const nothing = { taken: 0, spent: 0 };
  const failed = { order_id: id, attempt_id: "1", amount: 5, gift_cards: nothing, cash_back: nothing };
  const emails = {
    "gift-card": boughtGiftCard(unit, card, shop),
    "new-order": newOrder(order, address, shop),
    "new-return": newReturn(order, { id: randomUUID(), lines: [] }, address, shop),
    "payment-failed": paymentFailed(order, failed, shop),
  } satisfies Record<Exclude<Extract<EmailJob, { order_id: string }>["template"], BuyerTemplate>, Mail>;
  for (const [template, email] of Object.entries(emails))
    expect([template, JSON.stringify(email)]).not.toEqual([template, expect.stringContaining(id)]);
});

describe.each(["en", "fr"] as const)("emails in %s", (language) => {
  const samples = {
    welcome: welcome(undefined, 0, language, shop),
    "welcome-after-order": welcome(link, 72, language, shop),
    "already-member": alreadyMember(language, shop),
    "authenticator-reset": authenticatorReset(language, shop),
    "one-time-code": codeEmail("one-time-code", code, language, shop),
    "email-code": codeEmail("email-code", code, language, shop),
    "password-reset": passwordReset(link, 60, language, shop),
    "account-changed": accountChanged("password", language, shop),
    "payment-released": paymentReleased({ ...payment, language }, shop),
    "offer-released": paymentReleased({ ...payment, language, purpose: "offer", reason: "offerEnded" }, shop),
    "month-released": paymentReleased({ ...payment, language, purpose: "month", reason: "soldOut" }, shop),
  };

  test("of a payment that was given back say what there is now, by what was paid", () => {
    const words = {
      en: [
        [
          "Your order could not be placed",
          "went wrong on our side",
          "for this order",
          "Your cart is as it was",
        ],
        [
          "added nothing to your order",
          "the offer had ended",
          "for this addition",
          "changed nothing in your order",
        ],
        ["Your subscription could not", "something in your subscription", "for it", "Nothing was ordered."],
      ],
      fr: [
        ["commande n’a pas pu être passée", "de notre côté", "pour cette commande", "Votre panier est resté"],
        ["n’a rien ajouté à votre commande", "l’offre avait pris fin", "pour cet ajout", "n’a rien changé"],
        [
          "Votre abonnement n’a pas",
          "un article de votre abonnement",
          "retenus ont",
          "Rien n’a été commandé.",
        ],
      ],
    }[language];
    const emails = [samples["payment-released"], samples["offer-released"], samples["month-released"]];
    for (const [nth, { text }] of emails.entries())
      for (const [other, parts] of words.entries())
        for (const part of parts) expect([part, text.includes(part)]).toEqual([part, nth === other]);
  });

  test.runIf(language === "fr")("keep their punctuation on the line of its word", () => {
    for (const { text, subject } of Object.values(samples))
      expect(`${subject}\n${text}`).not.toMatch(/[ \p{L}\d»][!?;:»](?=\s)|«(?!\u00a0)/u);
  });

  test("of a new account name cash back only where orders earn it", () => {
    const cashBack = language === "en" ? "cash back" : "remise en argent";
    expect(samples.welcome.text).not.toContain(cashBack);
    expect(welcome(undefined, 0, language, { ...shop, hasCashBack: true }).text).toContain(cashBack);
  });

  test("name neither shop nor goods, and no secret, in what a locked screen shows", () => {
    for (const { subject } of Object.values(samples)) {
      expect(subject).toMatch(/\S/);
      expect(subject).not.toMatch(/velours|sex|adult|toy|jouet|intim|https?:|\d/i);
    }
  });

  test("say what they are for, for how long, and that the link or code works once", () => {
    const once = language === "en" ? "works once" : "une seule fois";
    for (const [name, part, time] of [
      ["welcome-after-order", link, "72"],
      ["password-reset", link, "60"],
      ["one-time-code", "01234", "10"],
      ["email-code", "01234", "10"],
    ] as const) {
      for (const words of [part, time, once]) expect(samples[name].text).toContain(words);
    }
    for (const name of ["welcome", "already-member", "account-changed"] as const)
      expect(samples[name].text.replace(shop.url, "")).not.toContain("http");
  });

  test("are HTML of the same words beside the plain text, load nothing, and have colours for the dark", () => {
    for (const { subject, text, html = "" } of Object.values(samples)) {
      expect(html).toContain("@media (prefers-color-scheme: dark)");
      expect(html).toContain(`<html lang="${language}">`);
      expect(html).toContain(`<title>${subject}</title>`);
      const shown = html
        .replace(/<head>[\s\S]*<\/head>/, "")
        .replaceAll(/<a href="(https:[^"]*token[^"]*)"/g, " $1 <a")
        .replaceAll(/<[^>]+>/g, " ")
        .replaceAll("&amp;", "&")
        .replaceAll("&#39;", "'")
        .replaceAll("&quot;", '"');
      const splitWords = (from: string) => from.match(/[\p{L}\d@/?=.’-]+/gu) ?? [];
      expect(splitWords(shown)).toEqual(
        expect.arrayContaining(splitWords(text.replace(`\n${shop.url}\n`, "\n"))),
      );
      expect(html).not.toMatch(/<(img|script|link|iframe)|url\(|src=/i);
    }
    expect(samples["password-reset"].html).toContain(`href="${link}"`);
  });

  test("are in that language alone", () => {
    const otherLanguage = language === "en" ? /\b(votre|vous|courriel)\b/i : /\b(your|you|email)\b/i;
    for (const { subject, text } of Object.values(samples))
      expect(`${subject} ${text}`).not.toMatch(otherLanguage);
  });
});
