import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { holdBack } from "./holdBack.ts";
import { inGate } from "./inGate.ts";
import { reachPayment } from "./payments.ts";
import { resetSandbox, Shopper } from "./Shopper.ts";

test.beforeEach(resetSandbox);

const input = (page: Page, field: string) =>
  page.frameLocator(`iframe[name="braintree-hosted-field-${field}"]`).getByRole("textbox");

/** Types into a field once it has the focus: keys go to whatever has it by then, in whichever frame. */
async function type(page: Page, field: string, text: string): Promise<void> {
  await input(page, field).focus();
  await expect(input(page, field)).toBeFocused();
  await input(page, field).fill(text);
}

const TEXTS = {
  en: {
    all: "Please fill all credit card fields before submitting.",
    number: "Enter the card number.",
    cvv: "Enter the security code.",
    expirationDate: "Enter the expiry date.",
    wrongCvv: "The security code has 3 or 4 digits.",
    wrongDate: "Enter the month and year on the card; they must not be past.",
  },
  fr: {
    all: "Veuillez remplir tous les champs de la carte avant de valider.",
    number: "Saisissez le numéro de carte.",
    cvv: "Saisissez le code de sécurité.",
    expirationDate: "Saisissez la date d’expiration.",
    wrongCvv: "Le code de sécurité comporte 3 ou 4 chiffres.",
    wrongDate: "Saisissez le mois et l’année inscrits sur la carte ; ils ne doivent pas être passés.",
  },
} as const;

for (const language of ["en", "fr"] as const) {
  const texts = TEXTS[language];
  test(
    `${language}: each empty card field says so, the first has the focus, and nothing is sent (C-456, C-457)`,
    inGate(language === "fr"),
    async ({ page }) => {
      await reachPayment(page, { language });
      await expect(input(page, "expirationDate")).toBeVisible();
      const sent: string[] = [];
      page.on("request", (request) => {
        if (/\/payments\/(validate|checkout)|tokenize/.test(request.url())) sent.push(request.url());
      });
      const shopper = new Shopper(page, language);
      await shopper.pay();
      await expect(page.getByText(texts.all)).toBeVisible();
      for (const field of ["number", "cvv", "expirationDate"] as const) {
        await expect(page.getByText(texts[field])).toBeVisible();
        await expect(input(page, field)).toHaveAttribute("aria-invalid", "true");
        await expect(input(page, field)).toHaveAccessibleDescription(texts[field]);
      }
      await expect(input(page, "number")).toBeFocused();
      expect(sent).toEqual([]);
      await expectAccessible(page);

      await type(page, "number", "4111111111111111");
      await expect(page.getByText(texts.number)).toHaveCount(0);
      await expect(page.getByRole("img", { name: "Visa", exact: true })).toBeVisible();
      await expect(page.getByText(texts.expirationDate)).toBeVisible();

      await type(page, "cvv", "1");
      await expect(page.getByText(texts.cvv)).toHaveCount(0);
      await type(page, "expirationDate", "12/34");
      await expect(page.getByText(texts.wrongCvv)).toBeVisible();
      await expect(input(page, "cvv")).toHaveAccessibleDescription(texts.wrongCvv);
      await shopper.pay();
      await expect(input(page, "cvv")).toBeFocused();

      // Leaving a field half-typed for the button shows an error that moves the button between press and release.
      await type(page, "cvv", "123");
      await type(page, "expirationDate", "1");
      const button = page.getByRole("button", { name: shopper.words.pay, exact: true });
      await button.hover();
      const { y: before = 0 } = (await button.boundingBox()) ?? {};
      await page.mouse.down();
      await expect(page.getByText(texts.wrongDate)).toBeVisible();
      expect((await button.boundingBox())?.y).not.toBe(before);
      await page.mouse.up();
      await expect(input(page, "expirationDate")).toBeFocused();
      await type(page, "expirationDate", "12/34");
      await expect(page.getByText(texts.wrongDate)).toHaveCount(0);
      await expect(page.getByText(texts.wrongCvv)).toHaveCount(0);
      await expect(input(page, "cvv")).toHaveAccessibleDescription("");
      const order = await page
        .locator("iframe[name^=braintree-hosted-field]")
        .evaluateAll((frames) => frames.map((frame) => (frame as HTMLIFrameElement).title));
      expect(order).toEqual([shopper.words.cardNumber, shopper.words.expiry, shopper.words.cvv]);
      await input(page, "cvv").press("Enter");
      await shopper.seesOrder();
    },
  );
}

test("what is filled in before a field listens counts", async ({ page }) => {
  const listening = await holdBack(page, /\/modules\/frame\/frame\./);
  const shopper = await reachPayment(page, {});
  await shopper.fillCard("4111111111111111");
  listening();
  await expect(page.getByRole("img", { name: "Visa", exact: true })).toBeVisible();
  await shopper.pay();
  await shopper.seesOrder();
});
