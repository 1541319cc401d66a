import { expect, test } from "@playwright/test";
import type { Site } from "@velours/sdk/types";
import { SHOP } from "./addresses.ts";
import { callApi } from "./callApi.ts";
import { look } from "./look.ts";
import { openDesk } from "./signInAtDesk.ts";

const OUTLET = SHOP.url.replace("//localhost", "//outlet.localhost");

test("an entry of a menu is added, moved first, saved, and put back", async ({ page }) => {
  test.slow();
  await openDesk(page, "/desk/settings/navigation?site=outlet", "shopkeeper@example.com");
  const dialog = page.getByRole("dialog");
  const show = page.getByRole("button", { name: "Show what changes" });
  const save = dialog.getByRole("button", { name: "Save" });
  const rows = page.getByRole("region", { name: /^(Entries|Entrées)$/ }).locator("[data-row]");
  const up = page.getByRole("button", { name: "Move up" });
  const label = page.getByRole("textbox", { name: /^Label( \*)?$/ });
  const target = page.getByRole("textbox", { name: /^Leads to/ });
  await expect(rows.first()).toBeVisible();
  await expect(show).toBeDisabled();
  await look(page, "menus");
  const count = await rows.count();

  // By keyboard alone.
  const name = `Showers ${crypto.randomUUID().slice(0, 8)}`;
  await page.getByRole("button", { name: "Add an entry" }).press("Enter");
  await expect(label).toBeFocused();
  await page.keyboard.type(name);
  await page.getByRole("textbox", { name: "Label in French" }).fill("Douches");
  await page.getByRole("button", { name: "Find a target" }).press("Enter");
  await expect(dialog.getByRole("combobox")).toBeFocused();
  await page.keyboard.type("anal-douches");
  await expect(dialog.getByRole("option").first()).toContainText("Anal Douches");
  await look(page, "targets");
  await page.keyboard.press("Enter");
  await expect(dialog).toBeHidden();
  await expect(target).toHaveValue("/anal-douches");
  await expect(page.getByText("The collection anal-douches")).toBeVisible();
  for (let place = count; place > 0; place--) {
    await up.press("Enter");
    if (place > 1) await expect(up).toBeFocused();
  }
  await expect(rows.first()).toContainText(name);
  await expect(rows.first()).toBeFocused();
  await expect(up).toBeDisabled();
  await look(page, "entry");

  // The preview has it before it is saved, with the shopper's address.
  const [tab] = await Promise.all([
    page.waitForEvent("popup"),
    page.getByRole("button", { name: "Preview in the shop", exact: true }).click(),
  ]);
  await expect(tab.getByRole("link", { name, exact: true }).first()).toBeVisible();
  await tab.close();

  await show.click();
  await expect(dialog.getByRole("term")).toHaveText([name]);
  await look(page, "changes");
  await save.click();
  await expect(page.getByText("The menus are saved.")).toBeVisible();
  const read = () => callApi<Site>(page, "/sites/outlet");
  await expect
    .poll(async () => (await read()).navigation[0])
    .toMatchObject({
      label: name,
      label_fr: "Douches",
      url: "/anal-douches",
    });

  const shop = await page.context().newPage();
  const menu = shop.getByRole("navigation", { name: /^(Main|Principale)$/ }).getByRole("link");
  await shop.goto(OUTLET);
  await expect(menu.first()).toHaveText(name);
  await menu.first().click();
  await expect(shop).toHaveURL(`${OUTLET}/anal-douches`);
  await expect(shop.getByRole("heading", { level: 1 })).toBeVisible();
  await shop.goto(`${OUTLET}/fr`);
  await expect(menu.first()).toHaveText("Douches");
  await shop.close();

  // An entry without a label is opened in place of the dialog; one that leads nowhere is refused where it stands.
  await rows.first().click();
  await page.getByRole("button", { name: "Add one below" }).press("Enter");
  await expect(label).toBeFocused();
  await target.fill("/no-such-collection");
  await rows.first().click();
  await show.click();
  await expect(label).toBeFocused();
  await expect(dialog).toBeHidden();
  await label.fill("Gone");
  await show.click();
  await save.click();
  await expect(dialog.getByText("These settings cannot be saved")).toBeVisible();
  await expect(dialog.getByText(/no collection has the handle "no-such-collection"/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(target).toHaveAccessibleDescription(/no collection has the handle "no-such-collection"/);
  await look(page, "refused");
  await page.getByRole("button", { name: "Move out of its menu" }).press("Enter");
  await expect(rows.nth(1)).toContainText("Gone");
  await expect(rows.nth(1)).toBeFocused();
  await page.getByRole("button", { name: "Remove", exact: true }).press("Enter");
  await expect(rows.nth(1)).toBeFocused();
  await expect(rows).toHaveCount(count + 1);
  await expect(show).toBeDisabled();

  // Put back, for the stories that look at this site.
  await page.goto("/desk/settings/log?operation=saveMerchantSite&site=outlet");
  const entry = page
    .getByRole("listitem")
    .filter({ has: page.locator("time"), hasText: name })
    .first();
  await entry.getByRole("button", { name: /^Undo/ }).click();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("It is as it was before.")).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/fr/desk/settings/navigation?site=outlet");
  const unfold = page.getByRole("button", { name: /^Menu sous / });
  await unfold.first().click();
  await unfold.nth(1).click();
  await rows.nth(3).click();
  await expect(page.getByRole("textbox", { name: "Libellé en français" })).toBeVisible();
  await look(page, "menus in French");
});
