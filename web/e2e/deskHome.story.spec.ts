import { expect, test } from "@playwright/test";
import type { Site } from "@velours/sdk/types";
import { SHOP } from "./addresses.ts";
import { callApi } from "./callApi.ts";
import { look } from "./look.ts";
import { openPreview } from "./openPreview.ts";
import { openDesk } from "./signInAtDesk.ts";

const CLOSET = SHOP.url.replace("//localhost", "//closet.localhost");

/** A pixel. */
const PNG =
  "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";

test("the home page gets another hero and a way in, is looked at, saved, and put back", async ({ page }) => {
  test.slow();
  await openDesk(page, "/desk/settings/home?site=closet", "shopkeeper@example.com");
  const dialog = page.getByRole("dialog");
  const show = page.getByRole("button", { name: "Show what changes" });
  const save = dialog.getByRole("button", { name: "Save" });
  const title = page.getByRole("textbox", { name: /^Title( \*)?$/ });
  const target = page.getByRole("textbox", { name: /^Leads to/ });
  const ways = page.getByRole("region", { name: "Ways in" });
  await expect(title).toBeVisible();
  await expect(show).toBeDisabled();
  await look(page, "home page");

  const words = `Made softly ${crypto.randomUUID().slice(0, 8)}`;
  await title.fill(words);
  await page.getByRole("textbox", { name: "Title in French" }).fill("Fait tout en douceur");
  await page
    .getByLabel("A picture of this computer")
    .setInputFiles({ name: "hero.png", mimeType: "image/png", buffer: Buffer.from(PNG, "base64") });
  await expect(page.getByRole("textbox", { name: "Picture" })).toHaveValue(/^\/pictures\/\w+\.png$/);

  // By keyboard alone.
  const rows = ways.locator("[data-row]");
  const count = await rows.count();
  await ways.getByRole("button", { name: "Add an entry" }).press("Enter");
  await expect(title).toBeFocused();
  await page.keyboard.type("After a shower");
  await page.getByRole("button", { name: "Find a target" }).press("Enter");
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("anal-douches");
  await expect(dialog.getByRole("option").first()).toContainText("Anal Douches");
  await page.keyboard.press("Enter");
  await expect(target).toHaveValue("/anal-douches");
  const up = page.getByRole("button", { name: "Move up" });
  for (let place = count; place > 0; place--) await up.press("Enter");
  await expect(rows.first()).toContainText("After a shower");
  await expect(rows.first()).toBeFocused();
  await look(page, "entry");

  // Looked at in both languages before it is saved.
  let tab = await openPreview(page, "Preview in the shop, English");
  await expect(tab.getByRole("heading", { level: 1, name: words })).toBeVisible();
  await expect(tab.getByRole("link", { name: "After a shower" })).toBeVisible();
  await tab.close();
  tab = await openPreview(page, "Preview in the shop, French");
  await expect(tab.getByRole("heading", { level: 1, name: "Fait tout en douceur" })).toBeVisible();
  await tab.close();

  await show.click();
  await expect(dialog.getByRole("term")).toHaveText([
    "Hero: Title",
    "Hero: Title in French",
    "Hero: Picture",
    "Ways in › After a shower",
  ]);
  await look(page, "changes");
  await save.click();
  await expect(page.getByText("The home page is saved.")).toBeVisible();
  const read = () => callApi<Site>(page, "/sites/closet");
  await expect.poll(async () => (await read()).home?.hero?.label).toBe(words);
  expect((await read()).home?.intents).toContainEqual({ label: "After a shower", url: "/anal-douches" });
  const shop = await page.context().newPage();
  await shop.goto(CLOSET);
  const heading = shop.getByRole("heading", { level: 1 });
  await expect(heading).toHaveText(words);
  await shop.goto(`${CLOSET}/fr`);
  await expect(heading).toHaveText("Fait tout en douceur");
  await shop.close();

  // An entry without a title is opened in place of the dialog; one that leads nowhere is refused where it stands.
  await rows.first().click();
  await title.fill("");
  await target.fill("/no-such-collection");
  await rows.first().click();
  await show.click();
  await expect(title).toBeFocused();
  await expect(dialog).toBeHidden();
  await title.fill("Gone");
  await show.click();
  await save.click();
  await expect(dialog.getByText(/it leads nowhere/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(target).toHaveAccessibleDescription(/it leads nowhere/);
  await look(page, "refused");
  await title.fill("After a shower");
  await target.fill("/anal-douches");
  await expect(show).toBeDisabled();

  // Put back, for the stories that look at this site.
  await page.goto("/desk/settings/log?operation=saveMerchantSite&site=closet");
  const entry = page
    .getByRole("listitem")
    .filter({ has: page.locator("time"), hasText: words })
    .first();
  await entry.getByRole("button", { name: /^Undo/ }).click();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("It is as it was before.")).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/fr/desk/settings/home?site=closet");
  await expect(page.getByRole("textbox", { name: "Titre en français" })).toBeVisible();
  await look(page, "home page in French");
});
