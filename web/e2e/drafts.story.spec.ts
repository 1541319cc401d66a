import { expect, test } from "@playwright/test";
import type { MerchantDraft } from "@velours/sdk/types";
import { SHOP } from "./addresses.ts";
import { callApi } from "./callApi.ts";
import { look } from "./look.ts";
import { readMail } from "./mailbox.ts";
import { AUSTIN, Shopper } from "./Shopper.ts";
import { openDesk } from "./signInAtDesk.ts";
import { VISITED_BEFORE } from "./visitedBefore.ts";

test("a clerk prepares an order by telephone, its buyer pays it by the link, and a second tab is told", async ({
  page,
  context,
  browser,
}) => {
  test.setTimeout(180_000);
  await context.grantPermissions(["clipboard-read", "clipboard-write"]);
  await page.setViewportSize({ width: 390, height: 844 });
  await openDesk(page, "/desk/drafts", "desk@example.com");
  await page.goto("/fr/desk/drafts");
  await expect(page.getByRole("heading", { name: "Brouillons", level: 1 })).toBeVisible();
  const email = `bo-${Date.now()}@example.com`;

  await page.getByRole("button", { name: "Préparer une commande" }).click();
  const dialog = page.getByRole("dialog");
  const create = dialog.getByRole("button", { name: "Préparer une commande" });
  await create.click();
  const find = dialog.getByRole("searchbox", { name: "Chercher des produits" });
  await expect(find).toBeFocused();
  await expect(dialog.getByText("Veuillez ajouter au moins un produit.")).toBeVisible();
  await find.fill("halo palm");
  const found = dialog.getByRole("list", { name: "Produits à ajouter" });
  await found.getByRole("button").first().press("Enter");
  const lines = dialog.getByRole("list", { name: "Produits de la commande" });
  await expect(lines.getByRole("listitem")).toHaveCount(1);
  await lines.getByRole("spinbutton").fill("2");
  await dialog.getByRole("textbox", { name: "Courriel de l’acheteur" }).fill(email);
  await dialog.getByRole("textbox", { name: "Mots à l’acheteur (facultatif)" }).fill("Comme convenu.");
  await dialog.getByRole("checkbox", { name: "Saisir une adresse de livraison" }).check();
  for (const [name, value] of [
    ["Prénom", AUSTIN.firstName],
    ["Nom", AUSTIN.lastName],
    ["Adresse", AUSTIN.street],
    ["Ville", AUSTIN.city],
  ] as const)
    await dialog.getByRole("textbox", { name, exact: true }).fill(value);
  await dialog.getByRole("combobox", { name: "État", exact: true }).selectOption("TX");
  await dialog.getByRole("textbox", { name: "Code postal" }).fill(AUSTIN.zip);
  await look(page, "prepare an order");
  await create.click();
  const link = dialog.getByRole("textbox", { name: "Lien" });
  await expect(link).toBeFocused();
  const address = await link.inputValue();
  expect(new URL(address).pathname).toMatch(/^\/fr\/draft\/[\w-]{32}$/);
  await dialog.getByRole("button", { name: "Copier le lien" }).click();
  expect(await page.evaluate(() => navigator.clipboard.readText())).toBe(address);
  await look(page, "link");
  await dialog.getByRole("button", { name: "Fermer" }).last().click();
  const row = page.locator("[data-row]").filter({ hasText: email });
  await expect(row).toContainText("Ouvert");
  await look(page, "drafts");

  const [mailed] = await readMail(SHOP.url, email, /http\S+\/draft\/[\w-]+/);
  expect(mailed).toBe(address);
  const path = new URL(address).pathname.slice("/fr".length);
  const buyers = await browser.newContext({
    baseURL: SHOP.url,
    storageState: VISITED_BEFORE,
    viewport: { width: 390, height: 844 },
  });
  const buyer = await buyers.newPage();
  const shopper = new Shopper(buyer, "fr");
  await shopper.open("/product/100185");
  await shopper.addToCart();
  const page1 = await buyer.goto(`/fr${path}`);
  expect(page1?.headers()["cache-control"]).toContain("no-store");
  await expect(buyer.getByRole("heading", { name: "Votre commande est prête à être payée" })).toBeVisible();
  await expect(buyer.getByText("Comme convenu.")).toBeVisible();
  await expect(buyer.getByText(/^2 x /)).toBeVisible();
  await expect(buyer.getByRole("button", { name: /^L’ajouter à mon panier/ })).toBeVisible();
  await look(buyer, "prepared order");
  const robots = buyer.locator('meta[name="robots"]');
  await expect(robots).toHaveAttribute("content", /noindex/);

  await buyer.getByRole("button", { name: /^La mettre à la place/ }).click();
  await expect(buyer).toHaveURL(/\/fr\/checkout/);
  await expect(shopper.field(shopper.words.email)).toHaveValue(email);
  await expect(shopper.field(shopper.words.city)).toHaveValue(AUSTIN.city);
  // Another tab, and a reload, know the prepared order as well.
  await buyer.reload();
  const stored = () => JSON.parse(localStorage.getItem("boutique_cart") ?? "{}");
  expect((await buyer.evaluate(stored)).prepared.token).toBe(path.split("/").at(-1));
  await expect(shopper.field(shopper.words.email)).toHaveValue(email);
  await shopper.continue();
  await shopper.fillCard("5555555555554444");
  await shopper.pay();
  await shopper.seesOrder();
  expect((await buyer.evaluate(stored)).prepared).toBeUndefined();

  const second = await buyers.newPage();
  await second.goto(`/fr${path}`);
  await expect(second.getByRole("heading", { name: "Cette commande est payée" })).toBeVisible();
  await expect(second.getByText(email)).toHaveCount(0);
  await look(second, "paid");
  await second.getByRole("main").getByRole("link", { name: "Suivre ma commande" }).click();
  await expect(second).toHaveURL(/\/fr\/track/);

  await page.reload();
  await expect(row).toContainText("Payé");
  const number = await row.getByRole("link").innerText();
  const drafts = await callApi<MerchantDraft[]>(page, "/merchant/drafts?state=paid");
  expect(drafts.find((draft) => draft.email === email)?.order).toBe(number);
  await row.getByRole("link").click();
  await expect(page.getByRole("heading", { name: number })).toBeVisible();
  await expect(page.getByText(email).first()).toBeVisible();

  // A closed link is gone.
  const closed = await callApi<MerchantDraft>(page, "/merchant/drafts", {
    data: { site: "boutique", language: "en", lines: [{ variantId: 200001 }], email },
  });
  await page.goto("/fr/desk/drafts?state=open");
  await row.getByRole("button", { name: "Fermer le brouillon" }).click();
  await look(page, "close");
  await dialog.getByRole("button", { name: "Fermer le brouillon" }).click();
  await expect(dialog).toBeHidden();
  await expect(row).toHaveCount(0);
  await second.goto(new URL(closed.link).pathname);
  await expect(second.getByRole("heading", { name: "This link no longer works" })).toBeVisible();
  await buyers.close();
});
