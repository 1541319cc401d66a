import { describe, expect, test } from "vitest";
import { alreadyMember } from "../domains/accounts/emails/alreadyMember.ts";
import { authenticatorReset } from "../domains/accounts/emails/authenticatorReset.ts";
import { emailCode } from "../domains/accounts/emails/emailCode.ts";
import { oneTimeCode } from "../domains/accounts/emails/oneTimeCode.ts";
import { passwordReset } from "../domains/accounts/emails/passwordReset.ts";
import { welcome } from "../domains/accounts/emails/welcome.ts";
import { paymentReleased } from "../domains/payments/emails/paymentReleased.ts";

const link = "https://shop.example/reset-password?token=abc";
const payment = { attempt_id: "1", email: "ada@example.com", amount: 12.5, currency: "USD" };

describe.each(["en", "fr"] as const)("letters in %s", (language) => {
  const letters = {
    welcome: welcome(undefined, 0, language),
    "welcome-after-order": welcome(link, 72, language),
    "already-member": alreadyMember(language),
    "authenticator-reset": authenticatorReset(language),
    "one-time-code": oneTimeCode("01234", 10, language),
    "email-code": emailCode("01234", 10, language),
    "password-reset": passwordReset(link, 60, language),
    "payment-released": paymentReleased({ ...payment, language }),
  };

  test.runIf(language === "fr")("keep their punctuation on the line of its word", () => {
    for (const { text, subject } of Object.values(letters))
      expect(`${subject}\n${text}`).not.toMatch(/[ \p{L}\d»][!?;:»](?=\s)|«(?!\u00a0)/u);
  });

  test("name neither shop nor goods, and no secret, in what a locked screen shows", () => {
    for (const { subject } of Object.values(letters)) {
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
      for (const words of [part, time, once]) expect(letters[name].text).toContain(words);
    }
    expect(letters.welcome.text).not.toContain("http");
    expect(letters["already-member"].text).not.toContain("http");
  });

  test("are in that language alone", () => {
    const other = language === "en" ? /\b(votre|vous|courriel)\b/i : /\b(your|you|email)\b/i;
    for (const { subject, text } of Object.values(letters)) expect(`${subject} ${text}`).not.toMatch(other);
  });
});
