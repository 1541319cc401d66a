import { type BrowserContext, expect, type Page, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { inGate } from "./inGate.ts";
import { Shopper } from "./Shopper.ts";

const WORDS = {
  en: {
    prefix: "",
    add: "Add to bag",
    quantity: "Quantity",
    bag: "Your bag",
    view: "View your bag",
    navigation: "Shop, search and bag",
    search: "Search",
    code: "Promo code",
    apply: "Apply",
    update: /^Update:/,
    remove: /^Remove /,
    removeCode: "Remove WELCOME15",
    checkout: "Checkout",
    needsScripts: /The checkout needs JavaScript: card details/,
    subtotal: "Subtotal",
    total: "Estimated total",
    empty: /Your shopping bag is empty/,
  },
  fr: {
    prefix: "/fr",
    add: "Ajouter au panier",
    quantity: "Quantité",
    bag: "Votre panier",
    view: "Voir votre panier",
    navigation: "Boutique, recherche et panier",
    search: "Rechercher",
    code: "Code promo",
    apply: "Appliquer",
    update: /^Mettre à jour/,
    remove: /^Retirer /,
    removeCode: "Retirer WELCOME15",
    checkout: "Passer à la caisse",
    needsScripts: /La caisse a besoin de JavaScript\s: les données/,
    subtotal: "Sous-total",
    total: "Total estimé",
    empty: /Votre panier est vide/,
  },
};

/** The amount beside a label. */
const amount = (page: Page, label: string) =>
  page.getByText(label, { exact: true }).locator("xpath=following-sibling::dd").innerText();

/** The same browser, with what it keeps, once scripts run. */
async function turnScriptsOn(context: BrowserContext): Promise<Page> {
  const browser = context.browser()!;
  const next = await browser.newContext({ storageState: await context.storageState() });
  return next.newPage();
}

for (const [language, width] of [
  ["en", 1440],
  ["fr", 390],
] as const) {
  const words = WORDS[language];
  test(
    `without scripts a bag is filled, and it is the same bag once they run (${language}, ${width})`,
    inGate(language === "fr"),
    async ({ browser, baseURL }, info) => {
      // Two browsers and twenty pages.
      test.slow();
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width, height: 900 },
        ...(baseURL && { baseURL }),
      });
      const page = await context.newPage();
      const look = (name: string) =>
        page.screenshot({ path: info.outputPath(`${name}-${language}.png`), fullPage: true });
      await page.goto(`${words.prefix}/product/100001`);
      await expect(page.getByRole("button", { name: words.add })).toHaveCount(1);
      await page.locator("select[name=variant]").selectOption({ index: 1 });
      const chosen = await page.locator("select[name=variant]").inputValue();
      await page.getByRole("spinbutton", { name: words.quantity }).fill("2");
      await page.getByRole("button", { name: words.add }).click();

      await expect(page).toHaveURL(new RegExp(`${words.prefix}/bag$`));
      await expect(page.getByRole("heading", { level: 1, name: words.bag })).toBeVisible();
      await expect(page.getByRole("spinbutton")).toHaveValue("2");
      const before = await amount(page, words.subtotal);

      // A wrong code changes nothing, a right one takes its share off.
      await page.getByLabel(words.code).fill("NOPE");
      await page.getByRole("button", { name: words.apply }).click();
      await expect(page.getByLabel(words.code)).toHaveAttribute("aria-invalid", "true");
      await page.getByLabel(words.code).fill("welcome15");
      await page.getByRole("button", { name: words.apply }).click();
      await expect(page.getByRole("button", { name: words.removeCode })).toBeVisible();
      const discounted = await amount(page, words.total);
      await look("bag");

      // A reload repeats nothing; removing and typing the code again comes to the same.
      await page.reload();
      await expect(page.getByRole("spinbutton")).toHaveValue("2");
      await page.getByRole("button", { name: words.removeCode }).click();
      expect(await amount(page, words.subtotal)).toBe(before);
      await page.getByLabel(words.code).fill("WELCOME15");
      await page.getByRole("button", { name: words.apply }).click();
      await expect(page.getByRole("button", { name: words.removeCode })).toBeVisible();

      await page.getByRole("spinbutton").fill("1");
      await page.getByRole("button", { name: words.update }).click();
      await expect(page.getByRole("spinbutton")).toHaveValue("1");
      expect(await amount(page, words.total)).not.toBe(discounted);

      await page.getByRole("link", { name: words.checkout, exact: true }).click();
      await expect(page.getByText(words.needsScripts)).toBeVisible();
      await look("checkout");
      await page.getByRole("link", { name: words.view }).click();
      const total = await amount(page, words.total);

      // Scripts run, straight at the checkout: the bag is there, once.
      const scripted = await turnScriptsOn(context);
      const shopper = new Shopper(scripted, language);
      await scripted.goto(`${new URL(page.url()).origin}${words.prefix}/checkout`);
      await expect(shopper.field(language === "fr" ? "Courriel" : "Email")).toBeVisible();
      await expect(scripted.getByRole("complementary").getByText("WELCOME15").first()).toBeVisible();
      expect((await scripted.context().cookies()).filter(({ name }) => name.endsWith("_plain_cart"))).toEqual(
        [],
      );
      const stored = () =>
        scripted.evaluate(() => JSON.parse(localStorage.getItem("boutique_cart") ?? "{}")) as Promise<{
          products: { variant: { id: number }; quantity: number; free: boolean }[];
          promotion: { name: string };
        }>;
      const { products, promotion } = await stored();
      expect(
        products.filter(({ free }) => !free).map(({ variant, quantity }) => [variant.id, quantity]),
      ).toEqual([[Number(chosen), 1]]);
      expect(promotion.name).toBe("WELCOME15");

      // The cookie of before comes back, as by a second tab: nothing is doubled, and the total is the one that was said.
      await scripted
        .context()
        .addCookies((await context.cookies()).filter(({ name }) => name.endsWith("_plain_cart")));
      await shopper.open("/bag");
      await expect(shopper.cart.getByText(total).first()).toBeVisible();
      await expect(shopper.cartLines).toHaveCount(1);
      expect((await stored()).products.filter(({ free }) => !free).map(({ quantity }) => quantity)).toEqual([
        1,
      ]);
      await expectAccessible(scripted);
      await scripted.context().close();
      await context.close();
    },
  );

  test(
    `without scripts menu and search lead to goods, and a bag is emptied (${language}, ${width})`,
    inGate(language === "en"),
    async ({ browser, baseURL }) => {
      test.slow();
      const context = await browser.newContext({
        javaScriptEnabled: false,
        viewport: { width, height: 900 },
        ...(baseURL && { baseURL }),
      });
      const page = await context.newPage();
      // The menu, the search and the bag are links and a form.
      await page.goto(words.prefix || "/");
      const navigation = page.getByRole("navigation", { name: words.navigation });
      await navigation.getByRole("link", { name: words.search }).click();
      await page.getByRole("searchbox").fill("halo");
      await page.getByRole("searchbox").press("Enter");
      await expect(page).toHaveURL(/search\?q=halo/);
      await expect(page.getByRole("main").getByRole("article").first()).toBeVisible();
      await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
      await page.getByRole("button", { name: words.add }).click();
      await expect(page).toHaveURL(/\/bag$/);
      await page.goto(words.prefix || "/");
      await navigation.getByRole("link", { name: words.bag }).click();
      await expect(page.getByRole("heading", { level: 1, name: words.bag })).toBeVisible();
      await page.getByRole("button", { name: words.remove }).click();
      await expect(page.getByText(words.empty)).toBeVisible();
      await context.close();
    },
  );
}
