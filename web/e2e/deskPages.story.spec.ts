import { expect, type Page, test } from "@playwright/test";
import { look } from "./look.ts";
import { openDesk } from "./signInAtDesk.ts";

const own = (page: Page) => page.getByRole("region", { name: "Words", exact: true });
const html = (page: Page) => own(page).getByRole("textbox", { name: "Text (HTML)" });

test("a page of words is looked at, saved, and removed", async ({ page }) => {
  test.slow();
  await openDesk(page, "/desk/settings/pages", "shopkeeper@example.com");
  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: "Save" });
  const show = page.getByRole("button", { name: "Show what changes" });
  const saved = page.getByText("The page is saved.");
  await look(page, "pages");
  await page.getByRole("searchbox", { name: "Find a page" }).fill("imprint");
  await page.getByRole("search").getByRole("button", { name: "Search" }).click();
  await expect(page).toHaveURL(/q=imprint/);
  await page.getByRole("link", { name: /^Imprint/ }).click();

  // The page of all sites is the start of one that a single site has.
  await page.getByRole("link", { name: "Write one for Velours Closet alone" }).click();
  await expect(html(page)).toHaveValue(/This shop is run by/);
  const handle = `imprint-${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole("textbox", { name: "Name in the address" }).fill(handle);
  const words = `Words of ${handle}`;
  await html(page).fill(`<p>${words}</p><script>alert(1)</script>`);
  const preview = async (name: string) => {
    const [tab] = await Promise.all([
      page.waitForEvent("popup"),
      page.getByRole("button", { name, exact: true }).click(),
    ]);
    await tab.waitForLoadState();
    return tab;
  };
  let tab = await preview("Preview in the shop, English");
  await expect(tab.getByText(words)).toBeVisible();
  await expect(tab.getByText("Nothing is saved")).toBeVisible();
  await tab.close();
  await show.click();
  await save.click();
  await expect(saved).toBeVisible();
  const place = `/desk/settings/pages/${handle}?site=closet`;
  await expect.poll(() => page.url()).toContain(place);
  await expect(html(page)).toHaveValue(`<p>${words}</p>`);
  await look(page, "page");

  // Typed words are not lost without a question.
  const french = page.getByRole("region", { name: "Words in French", exact: true });
  await french.getByRole("textbox", { name: "Title" }).fill("Qui nous sommes");
  await page.getByRole("link", { name: "Log", exact: true }).click();
  await expect(dialog).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(french.getByRole("textbox", { name: "Title" })).toHaveValue("Qui nous sommes");
  tab = await preview("Preview in the shop, French");
  await expect(tab.getByRole("heading", { level: 1, name: "Qui nous sommes" })).toBeVisible();
  await tab.close();

  await show.click();
  await save.click();
  await expect(dialog).toBeHidden();
  await expect(saved).toBeVisible();

  // A new page of its name does not replace it.
  await page.goto("/desk/settings/pages/_new?site=closet");
  await page.getByRole("textbox", { name: "Name in the address" }).fill(handle);
  await own(page).getByRole("textbox", { name: "Title" }).fill("Another");
  await show.click();
  await save.click();
  await expect(page.getByText("There is a page of this name already.")).toBeVisible();
  await page.getByRole("textbox", { name: "Name in the address" }).fill("");
  await own(page).getByRole("textbox", { name: "Title" }).fill("");

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/fr${place}`);
  await expect(
    page
      .getByRole("region", { name: "Textes en français", exact: true })
      .getByRole("textbox", { name: "Titre" }),
  ).toHaveValue("Qui nous sommes");
  await look(page, "page in French");

  // Removed on a phone, though another window has it open still: that one is told.
  const second = await page.context().newPage();
  await second.goto(place);
  await own(second).getByRole("textbox", { name: "Title" }).fill("Too late");
  await page.getByRole("button", { name: "Supprimer la page" }).click();
  await expect(dialog).toContainText("est supprimée de ce site");
  await look(page, "removing a page in French");
  await dialog.getByRole("button", { name: "Supprimer la page" }).click();
  await expect(page.getByRole("link", { name: "Nouvelle page" })).toBeVisible();
  await second.getByRole("button", { name: "Show what changes" }).click();
  const late = second.getByRole("dialog");
  await late.getByRole("button", { name: "Save" }).click();
  await expect(
    late.getByText("Somebody removed this meanwhile. Save it again to add it anew."),
  ).toBeVisible();
  await look(second, "removed meanwhile");
  await late.getByRole("button", { name: "Save" }).click();
  await expect(second.getByText("The page is saved.")).toBeVisible();
  await expect(own(second).getByRole("textbox", { name: "Title" })).toHaveValue("Too late");
});
