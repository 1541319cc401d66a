import { randomUUID } from "node:crypto";
import { expect, test } from "@playwright/test";
import type { MerchantProduct } from "@velours/sdk/types";
import { callApi } from "./callApi.ts";
import { look } from "./look.ts";
import { loseAnswer } from "./loseAnswer.ts";
import { openPreview } from "./openPreview.ts";
import { openDesk } from "./signInAtDesk.ts";

test("a product is added though the answer is lost, edited beside somebody else, and put back", async ({
  page,
}) => {
  test.slow();
  const title = `Lamp ${randomUUID().slice(0, 8)}`;
  const find = () => callApi<MerchantProduct[]>(page, `/merchant/products?q=${encodeURIComponent(title)}`);
  const dialog = page.getByRole("dialog");
  const save = dialog.getByRole("button", { name: "Save" });
  const show = page.getByRole("button", { name: "Show what changes" });
  const words = page.getByRole("region", { name: "Words", exact: true });
  const details = page.getByRole("region", { name: "Details" });
  const variants = page.getByRole("region", { name: "Variants" });
  const pictures = page.getByRole("region", { name: "Pictures" });
  await openDesk(page, "/desk/products", "shopkeeper@example.com");
  await page.getByRole("link", { name: "New product" }).click();

  await words.getByRole("textbox", { name: "Title" }).fill(title);
  await words.getByRole("textbox", { name: "Description (HTML)" }).fill("<p>Warm light.</p>");
  await details.getByRole("textbox", { name: "Brand" }).fill("Maison Velours");
  await details.getByRole("textbox", { name: "Kind" }).fill("Lamps");
  const filters = details.getByRole("textbox", { name: /^Filters, one per line/ });
  await filters.fill("color");
  await expect(details.getByText(/^Each line is a filter/)).toBeVisible();
  await filters.fill("color: white");
  await page.getByRole("textbox", { name: "Lowest price after discounts, USD" }).fill("15");
  await pictures.getByRole("textbox", { name: "Address of a picture" }).fill("/assets/img/products/halo.svg");
  await page.keyboard.press("Enter");
  await expect(pictures.getByRole("textbox", { name: "Picture 1 in words", exact: true })).toBeFocused();
  await page.keyboard.type("A round lamp");
  // A file of one's own, and one that is no picture.
  const file = pictures.getByLabel(/^A picture of this computer/);
  await file.setInputFiles({ name: "a.png", mimeType: "image/png", buffer: Buffer.from("<svg/>") });
  await expect(pictures.getByText("This file cannot be shown as a picture")).toBeVisible();
  const pixel =
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==";
  await file.setInputFiles({ name: "b.png", mimeType: "image/png", buffer: Buffer.from(pixel, "base64") });
  await expect(pictures.getByText(/^\/pictures\/[0-9a-f]{64}\.png$/)).toBeVisible();
  await pictures.getByRole("button", { name: "Move picture 2 forward" }).click();
  // A video with captions, by keyboard.
  await page.getByRole("button", { name: "Add a video" }).press("Enter");
  await expect(page.getByRole("textbox", { name: "Address of video 1" })).toBeFocused();
  await page.keyboard.type("/assets/video/halo.webm");
  await page.keyboard.press("Tab");
  await page.keyboard.type("/assets/img/products/halo.svg");
  await page.keyboard.press("Tab");
  await page.keyboard.type("The lamp turns");
  await page
    .getByRole("textbox", { name: "Captions of video 1, French", exact: true })
    .fill("/assets/video/halo.fr.vtt");
  await variants.getByRole("spinbutton", { name: "In stock, US" }).fill("5");
  // Nothing is sold without a price.
  await show.click();
  await expect(page.getByText("A new variant needs a price in a currency")).toBeVisible();
  await expect(dialog).toBeHidden();
  await variants.getByRole("textbox", { name: "Price, USD" }).fill("20");
  await look(page, "new product");
  // As a shopper would see it, before it has a number.
  const unsaved = await openPreview(page);
  await expect(unsaved.getByRole("heading", { level: 1, name: title })).toBeVisible();
  await expect(unsaved.getByText("$20", { exact: true }).first()).toBeVisible();
  await unsaved.close();
  await show.click();
  await expect(dialog.getByText(title)).toBeVisible();
  await look(page, "differences of a new product");
  await loseAnswer(
    page,
    "**/api/merchant/products",
    () => save.click(),
    dialog.getByRole("button", { name: "Try again" }),
  );
  await dialog.getByRole("button", { name: "Try again" }).click();
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  const found = await find();
  expect(found).toHaveLength(1);
  const { product } = found[0]!;
  const { id } = product;
  expect(product).toMatchObject({
    price: 20,
    inventories: [{ region: "US", quantity: 5 }],
    attributes: { color: ["white"] },
    minimum_prices: { USD: 15 },
    videos: [
      {
        title: "The lamp turns",
        src: "/assets/video/halo.webm",
        captions: [{ language: "fr", src: "/assets/video/halo.fr.vtt" }],
      },
    ],
  });
  // The shop takes in changes every second.
  await expect
    .poll(() => callApi(page, `/products/${id}`).catch(() => null))
    .toMatchObject({ title, variants: [{ price: 20 }] });

  // Another form of it, a French title, and somebody else's change meanwhile.
  await page.getByRole("link", { name: "Edit", exact: true }).click();
  const french = page
    .getByRole("region", { name: "Words in French", exact: true })
    .getByRole("textbox", { name: "Title" });
  await french.fill("Lampe");
  await variants.getByRole("textbox", { name: "Choice" }).fill("White");
  await variants.getByRole("button", { name: "Add a variant" }).press("Enter");
  const second = variants.getByRole("group", { name: "Variant 2" });
  await expect(second.getByRole("textbox", { name: "Choice" })).toBeFocused();
  await page.keyboard.type("Rose");
  await second.getByRole("textbox", { name: "Price, USD" }).fill("22,50");
  await second.getByRole("spinbutton", { name: "In stock, US" }).fill("3");
  // As shoppers would see it, before it is saved.
  const tab = await openPreview(page);
  await expect(tab.getByText("Rose").first()).toBeVisible();
  await tab.close();
  const data = { ...product, vendor: "Another maker" };
  await callApi(page, `/merchant/products/${id}`, { method: "PUT", data });
  await show.click();
  await save.click();
  await expect(dialog.getByText(/Somebody changed this meanwhile/)).toBeVisible();
  await save.click();
  await expect(page.getByText("The product is saved.")).toBeVisible();
  await expect(details.getByRole("textbox", { name: "Brand" })).toHaveValue("Another maker");
  const after = (await find())[0]!.product;
  expect(after.variants.map(({ option1, price }) => [option1, price])).toEqual([
    ["White", 20],
    ["Rose", 22.5],
  ]);
  expect(after.inventories.map(({ quantity }) => quantity)).toEqual([5, 3]);
  await look(page, "edited product");

  // Typed words are not lost without a question.
  await french.fill("Lampe de nuit");
  await page.getByRole("link", { name: "Stock", exact: true }).first().click();
  await expect(dialog).toBeVisible();
  await dialog.getByRole("button", { name: "Discard changes" }).click();

  // The log puts it back without touching the other's change.
  await page.goto(`/desk/settings/log?product=${id}`);
  await page
    .getByRole("listitem")
    .filter({ has: page.locator("time"), hasText: "Product saved" })
    .filter({ hasText: "Lampe" })
    .getByRole("button", { name: /^Undo/ })
    .click();
  await dialog.getByRole("button", { name: "Undo" }).click();
  await expect(page.getByText("It is as it was before.")).toBeVisible();
  expect((await find())[0]?.product).toMatchObject({
    vendor: "Another maker",
    variants: [{ id: product.variants[0]?.id }],
  });

  await page.setViewportSize({ width: 390, height: 844 });
  await page.goto(`/fr/desk/products/${id}/edit`);
  await expect(page.getByRole("heading", { name: title, level: 1 })).toBeVisible();
  await page.getByRole("button", { name: "Ajouter une variante" }).click();
  await look(page, "product in French");
});
