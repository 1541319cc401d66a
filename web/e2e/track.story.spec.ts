import { expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { inGate } from "./inGate.ts";
import { askAsMerchant } from "./merchantKey.ts";
import { AUSTIN, Shopper } from "./Shopper.ts";
import { buy } from "./storedPurchase.ts";

const words = {
  en: {
    number: "Order number",
    track: "Track",
    unknown: "No order has this number and this email address. Please check both.",
    order: (number: string) => `Order ${number}`,
    waiting: "Nothing has left yet. We write to you when it does.",
    shipped: "Shipped",
    carrier: "Follow it at the carrier",
    cancelled: "Cancelled",
  },
  fr: {
    number: "Numéro de commande",
    track: "Suivre",
    unknown: "Aucune commande n’a ce numéro et cette adresse courriel. Veuillez vérifier les deux.",
    order: (number: string) => `Commande ${number}`,
    waiting: "Rien n’est encore parti. Nous vous écrirons au départ du colis.",
    shipped: "Expédiée",
    carrier: "Le suivre chez le transporteur",
    cancelled: "Annulée",
  },
};

async function hasNoSideways(page: Page): Promise<void> {
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);
}

for (const [language, width] of [
  ["en", 1440],
  ["fr", 390],
] as const)
  test(
    `a guest tracks an order in ${language} at ${width} px: unknown, waiting, shipped, cancelled`,
    inGate(language === "fr"),
    async ({ page }, info) => {
      // Two purchases.
      test.slow();
      const word = words[language];
      await page.setViewportSize({ width, height: 900 });
      const shopper = new Shopper(page, language);
      const email = `track-${crypto.randomUUID()}@example.com`;
      const purchase = { products: ["/product/100003"], language, email };
      const { number } = await buy(page, purchase);
      const { number: other } = await buy(page, purchase);
      await askAsMerchant("POST", `${other}/cancellation`, {});

      await shopper.open("/track");
      const main = page.getByRole("main");
      async function track(of: string, by: string): Promise<void> {
        await shopper.field(word.number).fill(of);
        await shopper.field(shopper.words.email).fill(by);
        await main.getByRole("button", { name: word.track, exact: true }).click();
      }
      const heading = (of: string) => main.getByRole("heading", { name: word.order(of) });

      // A single answer for both: which of the two is wrong is not told.
      await track(number, "somebody@example.com");
      await expect(main.getByText(word.unknown)).toBeVisible();
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath("unknown.png"), fullPage: true });
      await shopper.open("/track");
      await track("V-999999", email);
      await expect(main.getByText(word.unknown)).toBeVisible();
      await expect(main.getByRole("region")).toHaveCount(0);

      await track(number, email.toUpperCase());
      await expect(heading(number)).toBeFocused();
      await expect(main.getByText(word.unknown)).toBeHidden();
      await expect(main.getByText(word.waiting)).toBeVisible();
      await expectAccessible(page);
      await hasNoSideways(page);

      await askAsMerchant("POST", `${number}/shipments`, { carrier: "USPS", tracking: "9400111899" });
      await track(number.replace("V-", ""), email);
      await expect(main.getByText(word.shipped, { exact: true })).toBeVisible();
      await expect(main.getByRole("link", { name: word.carrier })).toHaveAttribute(
        "href",
        "https://tools.usps.com/go/TrackConfirmAction?tLabels=9400111899",
      );
      // A caller who knows a number and an address learns nothing about the buyer or the goods.
      await expect(main).not.toContainText(AUSTIN.street);
      await expectAccessible(page);
      await hasNoSideways(page);
      await page.screenshot({ path: info.outputPath("shipped.png"), fullPage: true });

      await track(other, email);
      await expect(heading(other)).toBeFocused();
      await expect(main.getByText(word.cancelled, { exact: true })).toBeVisible();
      await expect(main.getByText(word.waiting)).toBeHidden();
      await expectAccessible(page);
      await page.screenshot({ path: info.outputPath("cancelled.png"), fullPage: true });
    },
  );
