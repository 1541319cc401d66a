import { expect, test } from "@playwright/test";
import { look } from "./look.ts";
import { openPreview } from "./openPreview.ts";
import { openDesk } from "./signInAtDesk.ts";

test("a collection with rules is tried, saved, removed, and brought back", async ({ page }) => {
  test.slow();
  await openDesk(page, "/desk/settings/collections", "shopkeeper@example.com");
  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: "Save" });
  const show = page.getByRole("button", { name: "Show what changes" });
  const saved = page.getByText("The collection is saved.");
  const title = page
    .getByRole("region", { name: "Words", exact: true })
    .getByRole("textbox", { name: "Title", exact: true });
  const rules = page.getByRole("region", { name: "Products in it" });
  await look(page, "collections");
  await page.getByRole("link", { name: "New collection" }).click();

  const handle = `dear-${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole("textbox", { name: "Name in the address" }).fill(handle);
  const words = `Dear ${handle}`;
  await title.fill(words);
  await rules.getByRole("combobox", { name: "Which products" }).selectOption("all");
  const kind = rules.getByRole("combobox", { name: "Condition", exact: true });
  await kind.selectOption("price");
  await rules.getByRole("spinbutton", { name: "Above" }).fill("30");
  await rules.getByRole("combobox", { name: "Currency" }).selectOption("USD");
  // A second condition, by keyboard.
  await rules.getByRole("button", { name: "Add a condition" }).press("Enter");
  await expect(kind.nth(1)).toBeFocused();
  await kind.nth(1).selectOption("inStock");

  // The products that it would have are known before it is saved.
  await page.getByRole("button", { name: "Show its products" }).click();
  await expect(page.getByText(/^Products that shoppers would see: [1-9]/)).toBeVisible();
  const products = page.getByRole("list", { name: "Products" }).getByRole("listitem");
  await expect(products.first()).toBeVisible();
  const tab = await openPreview(page);
  await expect(tab.getByRole("heading", { level: 1, name: words })).toBeVisible();
  await expect(tab.getByText(await products.first().getByRole("link").innerText()).first()).toBeVisible();
  await tab.close();

  // A price that nothing can have is refused with its reason.
  const below = rules.getByRole("spinbutton", { name: "Below" });
  await below.fill("5");
  await expect(page.getByText(/The rules or the site were changed since/)).toBeVisible();
  await show.click();
  await save.click();
  await expect(dialog.getByText(/must be less than below, 5/)).toBeVisible();
  await page.keyboard.press("Escape");
  await below.fill("");
  await show.click();
  await expect(dialog.getByText("all of these: Price > $30.00 · In stock: yes")).toBeVisible();
  await save.click();
  await expect(saved).toBeVisible();
  const place = `/desk/settings/collections/${handle}`;
  await expect.poll(() => page.url()).toContain(place);
  await look(page, "collection");
  const shopper = { headers: { "x-client-token": "velours-dev" } };
  const read = async () =>
    (await page.request.get(`/api/products?collections=${handle}`, shopper)).headers()[
      "x-pagination-items-total"
    ];
  await expect.poll(read).toMatch(/^[1-9]/);

  // Typed words are not lost without a question.
  const french = page
    .getByRole("region", { name: "Words in French", exact: true })
    .getByRole("textbox", { name: "Title", exact: true });
  await french.fill("Cher");
  await page.getByRole("link", { name: "Log", exact: true }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(french).toHaveValue("Cher");

  await show.click();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(saved).toBeVisible();

  // A new collection of its name does not replace it.
  await page.goto("/desk/settings/collections/_new");
  await page.getByRole("textbox", { name: "Name in the address" }).fill(handle);
  await title.fill("Another");
  await show.click();
  await save.click();
  await expect(page.getByText("There is a collection of this name already.")).toBeVisible();
  await page.getByRole("textbox", { name: "Name in the address" }).fill("");
  await title.fill("");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/fr${place}`);
  await expect(
    page
      .getByRole("region", { name: "Textes", exact: true })
      .getByRole("textbox", { name: "Titre", exact: true }),
  ).toHaveValue(words);
  await page.getByRole("button", { name: "Montrer ses produits" }).click();
  await expect(page.getByText(/^Produits que la clientèle verrait/)).toBeVisible();
  await look(page, "collection in French");

  // Removed, it is nowhere in the list; the log brings it back.
  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto(place);
  await title.fill("Half typed");
  await page.getByRole("button", { name: "Remove the collection" }).click();
  await look(page, "removing a collection");
  await dialog.getByRole("button", { name: "Remove the collection" }).click();
  await expect(page.getByRole("link", { name: "New collection" })).toBeVisible();
  await expect(page.getByRole("link", { name: words })).toHaveCount(0);
  await page.goto("/desk/settings/log");
  const removal = page.getByRole("listitem").filter({ hasText: "Collection removed" }).first();
  await removal.getByRole("button", { name: /^Undo/ }).click();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("It is as it was before.")).toBeVisible();
  await page.goto(place);
  await expect(title).toHaveValue(words);

  // A collection that home pages lead to stays, and the links are named.
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/fr/desk/settings/collections/top-picks");
  const remove = page.getByRole("button", { name: "Supprimer la collection" });
  await remove.click();
  await dialog.getByRole("button", { name: "Supprimer la collection" }).click();
  await expect(dialog.getByText("Cette collection ne peut pas être modifiée")).toBeVisible();
  await expect(
    dialog.getByText(/^closet\s: navigation.*aucune collection n’a le handle "top-picks"/),
  ).toBeVisible();
  expect(await dialog.evaluate((open) => open.scrollWidth <= open.clientWidth)).toBe(true);
  await look(page, "a collection that stays, in French");
  await page.keyboard.press("Escape");
  await expect(remove).toBeFocused();
});
