import { readFileSync } from "node:fs";
import { expect, test } from "@playwright/test";
import { readPdf } from "@velours/documents/testing";
import type { Order } from "@velours/sdk/types";
import { SHOP } from "./addresses.ts";
import { callApi } from "./callApi.ts";
import { expectAccessible } from "./expectAccessible.ts";
import { inGate } from "./inGate.ts";
import { readMail } from "./mailbox.ts";
import { askAsMerchant } from "./merchantKey.ts";
import { Shopper } from "./Shopper.ts";
import { buy } from "./storedPurchase.ts";

const words = {
  en: {
    paid: /Received|Paid/,
    shipped: "Shipped",
    tracking: "Tracking number: 9400111899",
    partRefunded: "Partly refunded",
    refunded: /\$[\d.]+ (refunded|on its way back to you)/,
    cancelled: "Your order is cancelled",
    ask: "Return something",
    reason: "Reason",
    damaged: "It arrived damaged",
    note: /Anything we should know/,
    send: "Ask for the return",
    missing: "Please choose what you would like to return",
    sent: "We have your return request and will write to you.",
    changed: /Some of it was asked for or refunded already/,
    asked: /Return asked for: 1 x /,
    returned: /Returned: 1 x /,
    invoice: /^Invoice \(PDF\)/,
    invoiceWords: ["Invoice", "Total", "Velours Retail LLC"],
    mail: /We have your return request[\s\S]*Arrived damaged/,
  },
  fr: {
    paid: /Reçue|Payée/,
    shipped: "Expédiée",
    tracking: /Numéro de suivi\s: 9400111899/,
    partRefunded: "Remboursée en partie",
    refunded: /\$[\d.]+ (remboursés|en route vers vous)/,
    cancelled: "Votre commande est annulée",
    ask: "Retourner un article",
    reason: "Motif",
    damaged: "Il est arrivé endommagé",
    note: /Quelque chose à nous dire/,
    send: "Demander le retour",
    missing: "Veuillez choisir ce que vous souhaitez retourner",
    sent: "Nous avons reçu votre demande de retour et vous écrirons.",
    changed: /Une partie a déjà été demandée ou remboursée/,
    asked: /Retour demandé\s: 1 x /,
    returned: /Retourné\s: 1 x /,
    invoice: /^Facture \(PDF\)/,
    invoiceWords: ["Facture", "Total", "Velours Retail LLC"],
    mail: /Nous avons reçu votre demande de retour[\s\S]*Arrivé endommagé/,
  },
};

const PRODUCT = "/product/100003";

for (const [language, width] of [
  ["en", 1440],
  ["fr", 390],
] as const)
  test(
    `an order's page in ${language} at ${width} px: paid, shipped, sent back, refunded in part, cancelled, and its invoice`,
    inGate(language === "fr"),
    async ({ page, context }, { outputDir }) => {
      // Two purchases, and two tabs.
      test.slow();
      const word = words[language];
      await page.setViewportSize({ width, height: 900 });
      const { id, number } = await buy(page, { products: [PRODUCT, PRODUCT], language });
      await page.reload();
      await expect(page.getByText(word.paid).first()).toBeVisible();
      await expect(page.getByRole("button", { name: word.ask })).toHaveCount(0);

      await askAsMerchant("POST", `${number}/shipments`, { carrier: "USPS", tracking: "9400111899" });
      await page.reload();
      await expect(page.getByText(word.shipped, { exact: true })).toBeVisible();
      await expect(page.getByText(word.tracking)).toBeVisible();

      const older = await context.newPage();
      await new Shopper(older, language).open(`/checkout?id=${id}`);
      await older.getByRole("button", { name: word.ask }).click();
      const olderDialog = older.getByRole("dialog");
      await olderDialog.getByRole("combobox").first().selectOption("2");
      await olderDialog.getByRole("combobox", { name: word.reason }).selectOption({ label: word.damaged });

      await page.getByRole("button", { name: word.ask }).click();
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: word.send }).click();
      await expect(dialog.getByRole("group")).toHaveAccessibleDescription(word.missing);
      await expect(dialog.getByRole("combobox").first()).toBeFocused();
      await dialog.getByRole("combobox").first().selectOption("1");
      await dialog.getByRole("combobox", { name: word.reason }).selectOption({ label: word.damaged });
      await dialog.getByRole("textbox", { name: word.note }).fill("<b>7</b>");
      await page.waitForTimeout(400);
      await page.screenshot({ path: `${outputDir}/return.png` });
      await expectAccessible(page);
      await dialog.getByRole("button", { name: word.send }).click();
      await expect(page.getByText(word.asked)).toBeVisible();
      await expect(page.getByText(word.sent)).toBeVisible();

      await olderDialog.getByRole("button", { name: word.send }).click();
      await expect(olderDialog.getByText(word.changed)).toBeVisible();
      await older.close();
      const merchantOrder = (await askAsMerchant("GET", number)) as { order: { returns: object[] } };
      expect(merchantOrder.order.returns).toHaveLength(1);

      await page.getByRole("button", { name: word.ask }).click();
      await expect(dialog.getByRole("combobox").first()).toHaveValue("0");
      await dialog.getByRole("combobox").first().selectOption("1");
      await dialog.getByRole("combobox", { name: word.reason }).selectOption({ label: word.damaged });
      await dialog.getByRole("button", { name: word.send }).click();
      await expect(page.getByText(word.asked)).toHaveCount(2);

      await askAsMerchant("POST", `${number}/refunds`, { lines: [{ line: 1, quantity: 1 }] });
      await page.reload();
      await expect(page.getByText(word.partRefunded, { exact: true })).toBeVisible();
      await expect(page.getByText(word.refunded).first()).toBeVisible();
      await expect(page.getByText(word.returned)).toBeVisible();
      await page.screenshot({ path: `${outputDir}/refunded.png`, fullPage: true });
      await expectAccessible(page);

      const [download] = await Promise.all([
        page.waitForEvent("download"),
        page.getByRole("button", { name: word.invoice }).click(),
      ]);
      expect(download.suggestedFilename()).toMatch(/^BOUTIQUE-\d{4}-\d{6}\.pdf$/);
      const invoice = readPdf(readFileSync(await download.path()))
        .flat()
        .join(" ");
      for (const part of [number, ...word.invoiceWords]) expect(invoice).toContain(part);
      const { user } = await callApi<Order>(page, `/services/payments/checkouts/${id}`);
      await readMail(SHOP.url, user.email, word.mail);

      const second = await buy(page, { products: [PRODUCT], language });
      await askAsMerchant("POST", `${second.number}/cancellation`, {});
      await page.reload();
      await expect(page.getByRole("heading", { level: 1, name: word.cancelled })).toBeVisible();
      await expect(page.getByText(word.refunded).first()).toBeVisible();
    },
  );
