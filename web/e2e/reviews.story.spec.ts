import { expect, test } from "@playwright/test";
import { isHydrated, Shopper } from "./Shopper.ts";

const PRODUCT = "/product/100020";

test("the first reviews are in the page that the server sends, and are taken over without asking for them again", async ({
  page,
  browser,
  baseURL,
}) => {
  const plain = await browser.newContext({ javaScriptEnabled: false, baseURL: baseURL! });
  const still = await plain.newPage();
  await still.goto(PRODUCT);
  const drawn = await still.locator("#reviews article").allInnerTexts();
  expect(drawn.length).toBeGreaterThan(2);
  await plain.close();

  const errors: string[] = [];
  page.on("console", (message) => message.type() === "error" && errors.push(message.text()));
  page.on("pageerror", (error) => errors.push(error.message));
  const asked: string[] = [];
  page.on("request", (request) => /\/reviews/.test(request.url()) && asked.push(request.url()));
  await new Shopper(page).open(PRODUCT);
  const section = page.locator("#reviews");
  await section.scrollIntoViewIfNeeded();
  await expect(section.getByRole("article")).toHaveCount(drawn.length);
  await page.waitForFunction(isHydrated, "#reviews select");
  expect(await section.getByRole("article").first().locator("h3, p").first().innerText()).toBeTruthy();
  expect(asked.filter((url) => url.includes("/api/"))).toEqual([]);
  await section.getByRole("combobox").selectOption("lowest");
  await expect.poll(() => asked.length).toBe(1);
  await expect.poll(() => section.getByRole("article").first().innerText()).not.toBe(drawn[0]);
  expect(errors).toEqual([]);
});
