import { readFile } from "node:fs/promises";
import { expect, test } from "@playwright/test";
import { callApi } from "./callApi.ts";
import { look } from "./look.ts";
import { signInAtDesk } from "./signInAtDesk.ts";

test("a shopkeeper reads who subscribed and when, and takes the list along as CSV", async ({ page }) => {
  test.slow();
  const email = `${crypto.randomUUID()}@example.com`;
  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto("/desk/marketing");
  await callApi(page, "/services/newsletter", { data: { email, source: "modal", consent: true } });
  await signInAtDesk(page, "shopkeeper@example.com");
  const row = page.getByRole("listitem").filter({ hasText: email });
  await expect(row).toContainText("boutique · modal · Consent given");
  await look(page, "newsletter");
  const file = page.waitForEvent("download");
  await page.getByRole("button", { name: "Download CSV" }).click();
  const download = await file;
  expect(download.suggestedFilename()).toBe("subscribers.csv");
  expect(await readFile(await download.path(), "utf8")).toContain(`boutique,${email},modal,`);

  await page.setViewportSize({ width: 1440, height: 900 });
  await page.goto("/fr/desk/marketing");
  await page.getByRole("link", { name: "Participations aux campagnes" }).click();
  await expect(page).toHaveURL(/list=entries/);
  await expect(page.getByRole("button", { name: "Télécharger en CSV" })).toBeVisible();
  await look(page, "entries in French");
});
