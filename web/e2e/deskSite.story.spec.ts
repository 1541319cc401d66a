import { expect, test } from "@playwright/test";
import type { Site } from "@velours/sdk/types";
import { callApi } from "./callApi.ts";
import { look } from "./look.ts";
import { loseAnswer } from "./loseAnswer.ts";
import { openDesk } from "./signInAtDesk.ts";

test("two people change the settings of a site, and neither loses what they typed", async ({ page }) => {
  test.slow();
  await openDesk(page, "/desk/settings/site?site=closet&part=staff", "shopkeeper@example.com");
  const days = page.getByRole("spinbutton", { name: "Days in which buyers can ask to return" });
  const tagline = page.getByRole("textbox", { name: "Tagline", exact: true });
  const show = page.getByRole("button", { name: "Show what changes" });
  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: "Save" });
  const parts = page.getByRole("navigation", { name: "Parts of the settings" });
  // Consent is for owners to set.
  await expect(page.getByRole("spinbutton", { name: /^Refunds that bring/ })).toBeDisabled();
  await parts.getByRole("link", { name: "Name and words" }).click();
  const former = await tagline.inputValue();
  await look(page, "site");
  await parts.getByRole("link", { name: "Orders and limits" }).click();
  await expect(days).toBeVisible();
  await expect(show).toBeDisabled();

  // Somebody else saves the tagline in another window meanwhile.
  const other = await page.context().newPage();
  await other.goto("/desk/settings/site?site=closet");
  const words = `Soft things ${crypto.randomUUID().slice(0, 8)}`;
  await other.getByRole("textbox", { name: "Tagline", exact: true }).fill(words);
  await other.getByRole("button", { name: "Show what changes" }).click();
  await expect(other.getByRole("dialog").getByRole("definition")).toContainText(words);
  await other.getByRole("dialog").getByRole("button", { name: "Save" }).click();
  await expect(other.getByText("The settings are saved.")).toBeVisible();
  await other.close();

  await days.fill("21");
  await show.click();
  await expect(dialog.getByRole("definition")).toContainText("21");
  await save.click();
  await expect(dialog.getByText(/Somebody changed this meanwhile/)).toBeVisible();
  await expect(dialog.getByRole("definition")).toHaveCount(1);
  await look(page, "changed meanwhile");
  // The answer is lost on its way back: pressed again, it is saved once.
  const again = dialog.getByRole("button", { name: "Try again" });
  await loseAnswer(page, "**/merchant/sites/*", () => save.click(), again);
  await again.click();
  await expect(page.getByText("The settings are saved.")).toBeVisible();
  await page.reload();
  await expect(days).toHaveValue("21");
  await parts.getByRole("link", { name: "Name and words" }).click();
  await expect(tagline).toHaveValue(words);
  const read = () => callApi<Site>(page, "/sites/closet");
  await expect.poll(read).toMatchObject({ tagline: words, limits: { returnDays: 21 } });

  // A time zone that does not exist is refused with its reason.
  await page.getByRole("textbox", { name: "Time zone" }).fill("Europe/Nowhere");
  await show.click();
  await save.click();
  await expect(dialog.getByText("These settings cannot be saved")).toBeVisible();
  await expect(dialog.getByText(/no time zone such as/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(page.getByRole("textbox", { name: "Time zone" })).toBeFocused();
  await page.getByRole("textbox", { name: "Time zone" }).fill("");

  // The log has both, and puts the first back without touching the second.
  await page.goto("/desk/settings/log?operation=saveMerchantSite&site=closet");
  const entry = page.getByRole("listitem").filter({ has: page.locator("time"), hasText: words });
  await entry.getByRole("button", { name: /^Undo/ }).click();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("It is as it was before.")).toBeVisible();

  // It is done again on another site, and undone there.
  await entry.getByRole("button", { name: /^On another site/ }).click();
  await dialog.getByRole("combobox", { name: "Site" }).selectOption("outlet");
  await expect(dialog.getByRole("definition")).toContainText(words);
  await look(page, "on another site");
  await dialog.getByRole("button", { name: "Do it there" }).click();
  await expect(page.getByText("It is done on the other site.")).toBeVisible();
  await page.goto("/desk/settings/log?operation=replayEntry&site=outlet");
  await entry.first().getByRole("button", { name: /^Undo/ }).click();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("It is as it was before.")).toBeVisible();

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/fr/desk/settings/site?site=closet");
  await expect(page.getByRole("textbox", { name: "Slogan", exact: true })).toHaveValue(former);
  await page.goto("/fr/desk/settings/site?site=closet&part=rules");
  await expect(
    page.getByRole("spinbutton", { name: "Jours pendant lesquels on peut demander un retour" }),
  ).toHaveValue("21");
  await look(page, "site in French");
});

test("an owner previews a look, ends sales to a country, and keeps the currency that orders need", async ({
  page,
}) => {
  test.slow();
  await openDesk(page, "/desk/settings/site?site=closet&part=look", "owner@example.com");
  const show = page.getByRole("button", { name: "Show what changes" });
  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: "Save" });
  const accent = page.getByRole("textbox", { name: "Colour of buttons and links", exact: true });

  // A colour that cannot be read is said where it is typed, with the nearest that can.
  await accent.fill("#ffdd00");
  await expect(page.getByText(/Texts in it or on it are hard to read/)).toBeVisible();
  await page.getByRole("button", { name: /^Use #/ }).click();
  await expect(page.getByText(/hard to read/)).toBeHidden();
  await accent.fill("#7a1f5c");
  await page.getByLabel("Logo: choose a file").setInputFiles({
    name: "logo.svg",
    mimeType: "image/svg+xml",
    buffer: Buffer.from(
      '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 96 24"><path d="M0 0h96v24H0z"/></svg>',
    ),
  });
  await look(page, "look");
  const opened = page.waitForEvent("popup");
  await page.getByRole("button", { name: "Preview in the shop" }).click();
  const tab = await opened;
  await expect(tab.locator('header img[src^="data:image/svg+xml"]').first()).toBeVisible();
  const color = await tab.evaluate(() =>
    getComputedStyle(document.documentElement).getPropertyValue("--site-brand-600").trim(),
  );
  expect(color).toBe("#7a1f5c");
  await tab.close();
  await show.click();
  await save.click();
  await expect(page.getByText("The settings are saved.")).toBeVisible();

  // Without a company's name an address of it is refused where the name stands.
  await page.getByRole("link", { name: "Invoices" }).click();
  const company = page.getByRole("textbox", { name: "Name of the company" });
  const had = await company.inputValue();
  await company.fill(had === "" ? "Velours Closet LLC" : `${had} II`);
  await page
    .getByRole("textbox", { name: "Address, with the country" })
    .fill("80 Mercer Street\nNew York\nUSA");
  await show.click();
  await expect(dialog.getByText("80 Mercer Street, New York, USA")).toBeVisible();
  await save.click();
  await expect(page.getByText("The settings are saved.")).toBeVisible();

  // Consequences of a change are said before it is saved.
  await page.getByRole("link", { name: "Ways to pay" }).click();
  await expect(page.getByText("Payments are a trial: no money moves.")).toBeVisible();
  await page.getByRole("link", { name: "Services and addresses" }).click();
  await page.getByRole("button", { name: "Add a service" }).click();
  await page.getByRole("textbox", { name: "Provider" }).last().fill("talk");
  await look(page, "services");
  const source = page.getByRole("textbox", { name: "Products that it sells" });
  const sold = await source.inputValue();
  await source.fill("nobody");
  await show.click();
  await expect(dialog.getByText(/no longer those of/)).toBeVisible();
  await save.click();
  await expect(dialog.getByText(/no product that is on sale names/)).toBeVisible();
  await page.keyboard.press("Escape");
  await expect(source).toBeFocused();
  await source.fill(sold);
  await show.click();
  await expect(dialog.getByText(/privacy page/)).toBeVisible();
  await save.click();
  await expect(page.getByText("The settings are saved.")).toBeVisible();
  const read = () => callApi<Site>(page, "/sites/closet");
  const service = { role: "chat", provider: "talk", key: null };
  await expect.poll(read).toMatchObject({ services: expect.arrayContaining([service]) });

  await page.getByRole("link", { name: "Countries and currencies" }).click();
  await look(page, "selling");
  await page.getByRole("button", { name: "Add a country" }).click();
  await page.getByRole("textbox", { name: "Country, two letters" }).last().fill("se");
  await expect(page.getByRole("textbox", { name: "Name", exact: true }).last()).toHaveValue("Sweden");
  await show.click();
  await expect(dialog.getByRole("definition").first()).toContainText("Sweden");
  await page.keyboard.press("Escape");
  await page.setViewportSize({ width: 390, height: 844 });
  await look(page, "selling on a phone");
});
