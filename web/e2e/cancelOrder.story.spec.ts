import { expect, test } from "@playwright/test";
import type { Order } from "@velours/sdk/types";
import { callApi } from "./callApi.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { inGate } from "./inGate.ts";
import { Shopper } from "./Shopper.ts";
import { buy } from "./storedPurchase.ts";

const words = {
  en: {
    cancel: "Cancel order",
    question: /^Cancel order V-\d+\?$/,
    keep: "Keep the order",
    confirm: "Yes, cancel the order",
    cancelled: "Your order is cancelled",
    refunded: /refunded/,
    closed: "This order has been shipped and cannot be cancelled",
    close: "Close",
    creditNote: /^Credit note BOUTIQUE-CN-\d{4}-\d{6} \(PDF\)$/,
  },
  fr: {
    cancel: "Annuler la commande",
    question: /^Annuler la commande V-\d+\s\?$/,
    keep: "Garder la commande",
    confirm: "Oui, annuler la commande",
    cancelled: "Votre commande est annulée",
    refunded: /remboursés/,
    closed: "Cette commande a été expédiée et ne peut plus être annulée",
    close: "Fermer",
    creditNote: /^Avoir BOUTIQUE-CN-\d{4}-\d{6} \(PDF\)$/,
  },
};

for (const [language, width] of [
  ["en", 1440],
  ["fr", 390],
] as const) {
  test(
    `a shopper changes their mind in ${language} at ${width} px: asked first, cancelled once, also in an older tab`,
    inGate(language === "fr"),
    async ({ page, context }, { outputDir }) => {
      const word = words[language];
      await page.setViewportSize({ width, height: 900 });
      const { id } = await buy(page, { products: ["/product/100003"], language });

      const older = await context.newPage();
      await new Shopper(older, language).open(`/checkout?id=${id}`);
      const olderButton = older.getByRole("button", { name: word.cancel, exact: true });
      await expect(olderButton).toBeVisible();

      const button = page.getByRole("button", { name: word.cancel, exact: true });
      await page.screenshot({ path: `${outputDir}/before.png`, fullPage: true });
      await button.click();
      const dialog = page.getByRole("dialog", { name: word.question });
      await expect(dialog).toBeVisible();
      await page.screenshot({ path: `${outputDir}/dialog.png` });
      await expectAccessible(page);
      await dialog.getByRole("button", { name: word.keep }).click();
      await expect(dialog).toBeHidden();
      await expect(button).toBeFocused();
      await button.click();
      await dialog.getByRole("button", { name: word.confirm }).click();
      await expect(page.getByRole("heading", { level: 1, name: word.cancelled })).toBeFocused();
      await expect(page.getByText(word.refunded)).toBeVisible();
      await expect(button).toHaveCount(0);
      const [creditNote] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: word.creditNote }).click(),
      ]);
      expect(creditNote.suggestedFilename()).toMatch(/^BOUTIQUE-CN-\d{4}-\d{6}\.pdf$/);
      await page.screenshot({ path: `${outputDir}/cancelled.png`, fullPage: true });
      await expectAccessible(page);

      await olderButton.click();
      await older.getByRole("dialog").getByRole("button", { name: word.confirm }).click();
      await expect(older.getByRole("heading", { level: 1, name: word.cancelled })).toBeVisible();
      await older.reload();
      await expect(older.getByRole("heading", { level: 1, name: word.cancelled })).toBeVisible();
      const { status, refunds } = await callApi<Order>(page, `/services/payments/checkouts/${id}`);
      expect([status, refunds?.length]).toEqual(["cancelled", 1]);
    },
  );
}
