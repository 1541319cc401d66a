import { expect, test } from "@playwright/test";
import { Shopper } from "./Shopper.ts";

const LISTING = "/sex-toys/vibrators";

const QUERIES = [
  "?gclid=abc",
  "?anything=1",
  ...(process.env.FULL === undefined
    ? []
    : ["?utm_source=mail&utm_campaign=spring", "?fbclid=abc", "?ref=ada"]),
];

test("a link with a campaign's query opens the whole listing (SA-403)", async ({ page }) => {
  const errors: string[] = [];
  page.on("pageerror", ({ message }) => errors.push(message));
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  // A choice before React has taken the page over would be lost.
  const shopper = new Shopper(page);
  await shopper.open(LISTING);
  const all = await page.getByText(/^Showing \d+/).textContent();
  for (const query of QUERIES) {
    await shopper.open(LISTING + query);
    await expect(page.getByText(/^Showing \d+/)).toHaveText(all ?? "");
    await expect(page.getByRole("button", { name: "Clear Filters" })).toHaveCount(0);
    const canonical = await page.locator("link[rel=canonical]").getAttribute("href");
    expect(new URL(canonical ?? "").search).toBe("");
    await page.getByRole("combobox", { name: "Sort by:" }).selectOption("price-low");
    await expect(page).toHaveURL(/sort=price-low/);
    await expect(page.getByText(/^Showing \d+/)).toHaveText(all ?? "");
  }
  expect(errors).toEqual([]);
});

test("an unknown key is carried along by sort, filter and page (SA-403)", async ({ page }) => {
  await new Shopper(page).open("/sex-toys?anything=1");
  await expect(page.getByRole("link", { name: "Page 2", exact: true })).toHaveAttribute(
    "href",
    "/sex-toys?anything=1&page=2",
  );
  await page.getByRole("combobox", { name: "Sort by:" }).selectOption("new");
  await expect(page).toHaveURL(/anything=1.*sort=new/);
});

test("a filter in another letter case narrows and is ticked; the canonical has none (SA-404)", async ({
  page,
}) => {
  await page.goto("/sex-toys?vendors=Northbank");
  const shown = await page.getByText(/^Showing \d+/).textContent();
  expect(shown).not.toMatch(/^Showing 0/);
  await page.goto("/sex-toys?vendors=northbank&page=2");
  await expect(page.locator("link[rel=canonical]")).toHaveAttribute("href", /\/sex-toys\?page=2$/);
  await expect(page.getByRole("checkbox", { name: /^Northbank/ })).toBeChecked();
  await new Shopper(page).open("/sex-toys?vendors=NORTHBANK");
  await expect(page.getByText(/^Showing \d+/)).toHaveText(shown ?? "");
  await page.getByRole("checkbox", { name: /^Northbank/ }).click();
  await expect(page).toHaveURL(/\/sex-toys$/);
});
