import { expect, test } from "@playwright/test";
import { SHOP } from "./addresses.ts";
import { holdBack } from "./holdBack.ts";
import { inGate } from "./inGate.ts";
import { isHydrated } from "./Shopper.ts";

test.use({ baseURL: SHOP.url });

test("header and footer follow a change of page that came before their code", async ({ page }) => {
  const arrived = await holdBack(page, /\/assets\/frame-[^/]*\.js/);
  await page.goto("/sex-toys/vibrators");
  await page.waitForFunction(isHydrated, "main *");
  await page.getByRole("main").getByRole("article").first().getByRole("link").first().click();
  await expect(page).toHaveURL(/-\d{6}$/);
  const expected = `/fr${new URL(page.url()).pathname}`;
  arrived();
  for (const part of ["banner", "contentinfo"] as const)
    await expect(page.getByRole(part).getByRole("link", { name: "Français" })).toHaveAttribute(
      "href",
      expected,
    );
  await expect(page.getByRole("banner").locator('[aria-current="page"]')).toHaveCount(0);
});

test("a colour chosen before the header's code came is in the language link, and no link is replaced", async ({
  page,
}) => {
  const arrived = await holdBack(page, /\/assets\/frame-[^/]*\.js/);
  await page.goto("/product/100005");
  await page.waitForFunction(isHydrated, "main *");
  const banner = page.getByRole("banner");
  const logo = await banner.getByRole("link", { name: "Velours" }).first().elementHandle();
  await page.getByRole("main").getByText("Navy", { exact: true }).click();
  await expect(page).toHaveURL(/\?variant=\d+$/);
  const { pathname, search } = new URL(page.url());
  arrived();
  await expect(banner.getByRole("link", { name: "Français" })).toHaveAttribute(
    "href",
    `/fr${pathname}${search}`,
  );
  await banner.getByRole("button", { name: /^Open your bag/ }).click();
  await expect(page.getByRole("dialog", { name: /^Your bag/ })).toBeVisible();
  expect(await logo?.evaluate(({ isConnected }) => isConnected)).toBe(true);
});

for (const path of ["/sex-toys", "/sex-toys#listing", "/about#us"])
  test(
    `a button of the header pressed before its code works afterwards, ${path}`,
    inGate(path === "/sex-toys#listing"),
    async ({ page }) => {
      const arrived = await holdBack(page, /\/assets\/frame-[^/]*\.js/);
      await page.goto(path);
      await page.waitForFunction(isHydrated, "main *");
      await page
        .getByRole("banner")
        .getByRole("button", { name: /^Open your bag/ })
        .click();
      arrived();
      await expect(page.getByRole("dialog", { name: /^Your bag/ })).toBeVisible();
      await page.keyboard.press("Escape");
      const language = page.getByRole("contentinfo").getByRole("link", { name: "Français" });
      await expect(language).toHaveAttribute("href", `/fr${path}`);
    },
  );
