import { expect, type Page, test } from "@playwright/test";
import { SHOP } from "./addresses.ts";
import { inGate } from "./inGate.ts";
import { look } from "./look.ts";
import { loseAnswer } from "./loseAnswer.ts";
import { askAsMerchant } from "./merchantKey.ts";
import { openDesk } from "./signInAtDesk.ts";
import { buy } from "./storedPurchase.ts";
import { VISITED_BEFORE } from "./visitedBefore.ts";

const PRODUCT = "/product/100003";

const words = {
  en: {
    write: /^Write a review/,
    send: "Send the review",
    starsMissing: "Please choose how many stars",
    stars: "4 stars",
    author: /^Name to show/,
    headline: "Headline (optional)",
    text: "Your review (optional)",
    waits: "Your review is read before it is shown.",
    notAddress: "Please enter a name, not an email address",
    reviewed: "You have already reviewed this product",
    shown: "Your review is shown with the product.",
    close: "Close",
  },
  fr: {
    write: /^Donner votre avis/,
    send: "Envoyer l’avis",
    starsMissing: "Veuillez choisir un nombre d’étoiles",
    stars: "4 étoiles",
    author: /^Nom à afficher/,
    headline: "Titre (facultatif)",
    text: "Votre avis (facultatif)",
    waits: "Votre avis est lu avant d’être affiché.",
    notAddress: /Veuillez entrer un nom, pas une adresse (courriel|e-mail)/,
    reviewed: "Vous avez déjà donné votre avis sur ce produit",
    shown: "Votre avis est affiché avec le produit.",
    close: "Fermer",
  },
};

/** An order of which a parcel has left, on its page. */
async function buyAndShip(page: Page, language: "en" | "fr"): Promise<string> {
  const { number } = await buy(page, { products: [PRODUCT], language });
  await askAsMerchant("POST", `${number}/shipments`, {});
  await page.reload();
  return number;
}

for (const [language, width] of [
  ["en", 1440],
  ["fr", 390],
] as const)
  test(
    `a buyer reviews a product once though the answer is lost and another tab is open (${language})`,
    inGate(language === "fr"),
    async ({ page, context }) => {
      test.slow();
      const word = words[language];
      await page.setViewportSize({ width, height: 844 });
      await buyAndShip(page, language);
      const open = page.getByRole("button", { name: word.write });
      await expect(open).toBeVisible();
      await look(page, "order with a product to review");
      const other = await context.newPage();
      await other.goto(page.url());
      await other.getByRole("button", { name: word.write }).click();

      await open.focus();
      await page.keyboard.press("Enter");
      const dialog = page.getByRole("dialog");
      await dialog.getByRole("button", { name: word.send }).click();
      await expect(dialog.getByText(word.starsMissing)).toBeVisible();
      await expect(dialog.getByRole("radio").first()).toBeFocused();
      await look(page, "review without stars");
      await dialog.getByRole("radio", { name: word.stars }).check({ force: true });
      await dialog.getByRole("textbox", { name: word.author }).fill("ada@example.com");
      await dialog.getByRole("button", { name: word.send }).click();
      await expect(dialog.getByText(word.notAddress)).toBeVisible();
      await dialog.getByRole("textbox", { name: word.author }).fill(`Ada ${language}`);
      await dialog.getByRole("textbox", { name: word.headline }).fill("<b>Quiet</b>");
      await dialog.getByRole("textbox", { name: word.text }).fill("See http://example.com\nand be happy.");
      expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true);

      // The answer is lost on its way back: pressed again, the same review is written once.
      const keys = new Set<string | undefined>();
      await page.route("**/reviews", async (route) => {
        keys.add(route.request().headers()["idempotency-key"]);
        await route.fetch();
        await route.abort();
      });
      await dialog.getByRole("button", { name: word.send }).click();
      await expect(dialog.getByRole("alert")).toBeVisible({ timeout: 30_000 });
      await page.unroute("**/reviews");
      await dialog.getByRole("button", { name: word.send }).click();
      await expect(dialog).toBeHidden();
      expect(keys.size).toBe(1);
      await expect(page.getByText(word.waits).first()).toBeVisible();
      await expect(open).toBeHidden();
      await page.reload();
      await expect(page.getByText(word.waits)).toBeVisible();
      await look(page, "order with a review");

      const late = other.getByRole("dialog");
      await late.getByRole("radio", { name: word.stars }).check({ force: true });
      await late.getByRole("textbox", { name: word.author }).fill("Ada");
      await late.getByRole("button", { name: word.send }).click();
      await expect(late.getByRole("alert")).toContainText(word.reviewed);
      await late.getByRole("button", { name: word.close }).last().click();
      await expect(other.getByText(word.waits)).toBeVisible();
      await expect(other.getByRole("button", { name: word.write })).toBeHidden();
    },
  );

test("the desk publishes a review once though the answer is lost, and rejects it again with a reason", async ({
  page,
  browser,
}) => {
  test.slow();
  const word = words.en;
  const number = await buyAndShip(page, "en");
  await page.getByRole("button", { name: word.write }).click();
  const own = page.getByRole("dialog");
  await own.getByRole("radio", { name: "1 star" }).check({ force: true });
  await own.getByRole("textbox", { name: word.author }).fill("Zoe the walrus");
  await own.getByRole("textbox", { name: word.text }).fill("It is <i>loud</i>. http://example.com");
  await own.getByRole("button", { name: word.send }).click();
  await expect(own).toBeHidden();

  const context = await browser.newContext({ storageState: VISITED_BEFORE, baseURL: SHOP.url });
  const desk = await context.newPage();
  await desk.setViewportSize({ width: 390, height: 844 });
  await openDesk(desk, "/desk", "shopkeeper@example.com");
  await desk.getByRole("button", { name: "More" }).click();
  await desk.getByRole("dialog").getByRole("link", { name: "Reviews" }).click();
  const row = desk.locator("[data-row]").filter({ hasText: number });
  await expect(row).toContainText("Zoe the walrus");
  await look(desk, "reviews");
  await row.click();
  const dialog = desk.getByRole("dialog");
  const answer = dialog.getByRole("textbox", { name: /^Answer/ });
  await answer.fill("We are sorry, Zoe.");
  await look(desk, "moderation");
  const keys: (string | undefined)[] = [];
  desk.on("request", (request) => {
    if (request.method() === "PUT") keys.push(request.headers()["idempotency-key"]);
  });
  await loseAnswer(desk, "**/merchant/reviews/*", () => dialog.getByRole("button", { name: "Save" }).click());
  await expect(answer).toBeDisabled();
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(dialog).toBeHidden();
  expect(new Set(keys).size).toBe(1);
  await expect(row).toHaveCount(0);

  // Every shopper reads it, as text alone, with the shop's answer.
  const shown = page.locator("#reviews article").filter({ hasText: "Zoe the walrus" });
  await expect(async () => {
    await page.goto(`${SHOP.url}${PRODUCT}`);
    await page.locator("#reviews").scrollIntoViewIfNeeded();
    await expect(shown).toBeVisible({ timeout: 3_000 });
  }).toPass({ timeout: 30_000 });
  await expect(shown).toContainText("It is <i>loud</i>. http://example.com");
  await expect(shown).toContainText("Verified purchase");
  await expect(shown).toContainText("We are sorry, Zoe.");
  await expect(shown.getByRole("link")).toHaveCount(0);

  await desk.getByRole("link", { name: "Published" }).click();
  await row.click();
  await dialog.getByRole("radio", { name: /^Reject/ }).check();
  await dialog.getByRole("textbox", { name: /^Reason/ }).fill("It is about the parcel.");
  await dialog.getByRole("button", { name: "Save" }).click();
  await expect(dialog).toBeHidden();
  await expect(desk.getByText(/is rejected\.$/)).toBeVisible();
  await desk.setViewportSize({ width: 1440, height: 900 });
  await desk.getByRole("link", { name: "Rejected" }).click();
  await expect(row).toContainText("Rejected");
  await context.close();
});
