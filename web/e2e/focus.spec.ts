import { expect, type Locator, type Page, test } from "@playwright/test";
import { holdBack } from "./holdBack.ts";
import { AUSTIN, Shopper } from "./Shopper.ts";

const PRODUCT = "/product/100001";

/** Announcements of a change of page. */
const announced = (page: Page) => page.locator('p[aria-live="polite"].sr-only').last();

test.describe("focus goes back to what opened", () => {
  test("the bag after Add to bag, from its button and from its reminder; it stays in the bag when its lines go", async ({
    page,
  }) => {
    const shopper = new Shopper(page);
    await shopper.open(PRODUCT);
    const add = page.getByRole("button", { name: "Add to bag", exact: true });
    for (const close of ["Escape", "button"] as const) {
      await add.focus();
      await page.keyboard.press("Enter");
      await expect(shopper.cart).toBeVisible();
      if (close === "Escape") await page.keyboard.press("Escape");
      else await page.getByRole("button", { name: "Close your bag" }).click();
      await expect(shopper.cart).toHaveCount(0);
      await expect(add).toBeFocused();
    }

    const button = page.getByRole("button", { name: /Open your bag/ });
    await button.click();
    await expect(shopper.cart).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();
    // The reminder is gone when the bag closes.
    await shopper.open("/about");
    await page.getByRole("button", { name: "View your bag" }).click();
    await expect(shopper.cart).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(button).toBeFocused();

    await button.click();
    await shopper.cart
      .getByRole("button", { name: /^Remove/ })
      .first()
      .focus();
    await page.keyboard.press("Enter");
    await expect(shopper.cart.getByText("Your shopping bag is empty")).toBeVisible();
    await expect
      .poll(() => shopper.cart.evaluate((cart) => cart.contains(document.activeElement)))
      .toBe(true);
  });

  test("the menu and the filters of a phone; a page opened from the menu is read from its heading", async ({
    page,
  }) => {
    await page.setViewportSize({ width: 390, height: 800 });
    await new Shopper(page).open("/lubricants");
    for (const name of ["Open menu", "Filter"]) {
      const opener = page.getByRole("button", { name, exact: true });
      await opener.click();
      await expect(page.getByRole("dialog")).toBeVisible();
      await page.keyboard.press("Escape");
      await expect(page.getByRole("dialog")).toHaveCount(0);
      await expect(opener).toBeFocused();
    }
    await page.getByRole("button", { name: "Open menu" }).click();
    await page.getByRole("dialog").locator("summary").first().click();
    await page.getByRole("dialog").locator("details a").first().click();
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await page.waitForTimeout(800);
    await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  });

  test("the minimum modal, and with it the bag that opened it", async ({ page }) => {
    const shopper = new Shopper(page);
    await shopper.open(PRODUCT);
    const add = page.getByRole("button", { name: "Add to bag", exact: true });
    await add.focus();
    await page.keyboard.press("Enter");
    await shopper.cart.getByRole("textbox", { name: "Gift card or promo code" }).fill("OVER100");
    await shopper.cart.getByRole("button", { name: "Apply" }).click();
    const modal = page.getByRole("dialog", { name: /away from unlocking/ });
    await expect(modal).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(page.getByRole("dialog")).toHaveCount(0);
    await expect(add).toBeFocused();
  });
});

test("focus stays on a filter that is cleared, and its group open, and where a sort finds it", async ({
  page,
}) => {
  await new Shopper(page).open("/lubricants");
  const group = page.getByRole("complementary").locator("details").first();
  await group.locator("summary").click();
  const box = group.getByRole("checkbox").first();
  for (const checked of [true, false]) {
    await box.focus();
    await page.keyboard.press("Space");
    await expect(box).toBeChecked({ checked });
    await expect(page.locator("section[aria-busy=true]")).toHaveCount(0);
    await expect(box).toBeFocused();
  }
  const sort = page.getByRole("combobox", { name: "Sort by" }).first();
  await sort.selectOption("price-low");
  await expect(page).toHaveURL(/sort=/);
  await page.waitForTimeout(500);
  await expect(page.getByRole("heading", { level: 1 })).not.toBeFocused();
  await expect(announced(page)).toHaveText("");
});

test("a button keeps the focus while it is busy and at its end, and does nothing then", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open(PRODUCT);
  const chunk = await holdBack(page, "**/distribution/assets/getCartActions-*.js");
  const more = page.getByRole("button", { name: "One more" });
  const less = page.getByRole("button", { name: "One less" });
  await more.click();
  await less.focus();
  await page.keyboard.press("Enter");
  await page.keyboard.press("Enter");
  await expect(less).toBeFocused();
  await expect(less).toHaveAttribute("aria-disabled", "true");
  await expect(page.getByRole("group", { name: "Quantity" })).toContainText("1");
  const add = page.getByRole("button", { name: "Add to bag", exact: true });
  await add.focus();
  for (const key of ["Enter", "Enter", "Space"]) await page.keyboard.press(key);
  await expect(add).toBeFocused();
  await expect(add).toHaveAttribute("aria-disabled", "true");
  await expect(add).toHaveAttribute("aria-busy", "true");
  chunk();
  await expect(shopper.cart.getByRole("group")).toContainText("1");
});

test.describe("a change of page", () => {
  test("is announced and read from its heading, also when the bag lies above it; the first load leaves both alone", async ({
    page,
  }) => {
    const shopper = new Shopper(page);
    await shopper.open("/about");
    await page.waitForTimeout(500);
    await expect(page.locator("body")).toBeFocused();
    await expect(announced(page)).toHaveText("");
    for (const [link, path] of [
      ["Help", "/help"],
      ["Contact", "/contact"],
    ] as const) {
      await page.getByRole("contentinfo").getByRole("link", { name: link, exact: true }).click();
      await expect(page).toHaveURL(new RegExp(`${path}$`));
      await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
      await expect(announced(page)).toHaveText(await page.title());
    }
    await page.goBack();
    await expect(page.getByRole("heading", { level: 1, name: "Help" })).toBeFocused();

    await page.getByRole("button", { name: /Open your bag/ }).click();
    await expect(shopper.cart).toBeVisible();
    await page.goBack();
    await expect(page).toHaveURL(/\/about$/);
    await shopper.cart.getByRole("button", { name: "Close" }).click();
    await expect(shopper.cart).toHaveCount(0);
    await expect(page.locator("main h1")).toBeFocused();
  });
});

test.describe("the menu of a desktop", () => {
  const panel = (page: Page) => page.locator("[data-panel]");
  const entry = (page: Page) =>
    page.getByRole("navigation", { name: "Main" }).getByRole("link", { name: "Sex Toys" }).first();

  test("opens at the first hover, is reached by the pointer, closes with Escape from anywhere, and gives the focus back to its arrow", async ({
    page,
  }) => {
    await new Shopper(page).open("/");
    await entry(page).hover();
    await expect(panel(page)).toBeVisible();
    // Slowly, over the gap between the entry and its panel.
    const from = (await entry(page).boundingBox())!;
    const to = (await panel(page).boundingBox())!;
    await page.mouse.move(from.x + 20, to.y + 40, { steps: 30 });
    await page.waitForTimeout(600);
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
    await page.mouse.move(from.x + 24, from.y + 10, { steps: 4 });
    await page.waitForTimeout(200);
    await page.mouse.move(from.x + 24, 700);
    await page.waitForTimeout(400);
    await entry(page).hover();
    await expect(panel(page)).toBeVisible();
    await page.mouse.move(from.x, 800);
    await expect(panel(page)).toHaveCount(0);

    const arrow = page.getByRole("button", { name: /Show more of Sex Toys/ });
    await arrow.focus();
    await page.keyboard.press("Enter");
    await expect(panel(page)).toBeVisible();
    await page.keyboard.press("Tab");
    await expect.poll(() => panel(page).evaluate((it) => it.contains(document.activeElement))).toBe(true);
    await page.keyboard.press("Escape");
    await expect(panel(page)).toHaveCount(0);
    await expect(arrow).toBeFocused();
  });

  test("opens under a pointer that was there before the page was taken over", async ({ page }) => {
    await page.mouse.move(5, 5);
    await page.goto("/", { waitUntil: "commit" });
    await entry(page).waitFor();
    const at = (await entry(page).boundingBox())!;
    await page.mouse.move(at.x + 10, at.y + 10);
    // React drops the moves of a pointer while it takes over: what opens is that it moves on, inside the entry.
    let x = at.x + 10;
    await expect(async () => {
      x = x === at.x + 10 ? at.x + 12 : at.x + 10;
      await page.mouse.move(x, at.y + 10);
      await expect(panel(page)).toBeVisible({ timeout: 500 });
    }).toPass({ timeout: 10_000 });
  });
});

test("the region is changed by Enter or by leaving the field, not by every arrow key", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open(PRODUCT);
  await shopper.addToCart();
  await page.keyboard.press("Escape");
  await expect(shopper.cart).toHaveCount(0);
  // A product under the pointer is fetched, too, in the currency of before.
  let requests = 0;
  page.on("request", (request) => {
    const { pathname, searchParams } = new URL(request.url());
    const currency = searchParams.get("configuration[currency]");
    if (pathname.startsWith("/api/products") && currency !== "USD") requests += 1;
  });
  const region = page.getByRole("banner").getByRole("combobox", { name: "Region and currency" });
  await region.focus();
  for (let press = 0; press < 3; press += 1) await page.keyboard.press("ArrowDown");
  const chosen = await region.inputValue();
  expect(chosen).not.toBe("US");
  await page.waitForTimeout(600);
  expect(requests).toBe(0);
  await page.keyboard.press("Escape");
  await expect(region).toHaveValue("US");
  await page.keyboard.press("ArrowDown");
  const next = await region.inputValue();
  await page.keyboard.press("Enter");
  await expect.poll(() => requests).toBeGreaterThan(0);
  await expect(region).toHaveValue(next);
  await expect(page.getByRole("button", { name: /Open your bag, 1 item/ })).toBeVisible();
  // With the pointer, or from an open list, it counts at once.
  const before = requests;
  await region.selectOption("GB").catch(() => {});
  await region.blur();
  await expect.poll(() => requests).toBeGreaterThan(before);
  await expect(page.getByRole("button", { name: /Open your bag, 1 item/ })).toBeVisible();
});

test("from the bag to the checkout, and from step to step, the heading has the focus; with the system's colours one sees what is chosen and where buttons end", async ({
  page,
}) => {
  await page.emulateMedia({ forcedColors: "active" });
  const style = (place: Locator, name: string) =>
    place.evaluate((element, key) => getComputedStyle(element).getPropertyValue(key), name);
  const differs = async (chosen: Locator, next: Locator) => {
    expect(await style(chosen, "outline-style")).toBe("solid");
    expect(await style(next, "outline-style")).toBe("none");
  };
  const shopper = new Shopper(page);
  await shopper.open(PRODUCT);
  const add = page.getByRole("button", { name: "Add to bag", exact: true });
  expect(await style(add, "border-top-style")).toBe("solid");
  expect(await style(add, "border-top-width")).not.toBe("0px");
  const labels = page.locator("main label");
  await differs(
    labels.filter({ has: page.locator(":checked") }).first(),
    labels.filter({ hasNot: page.locator(":checked") }).first(),
  );
  await shopper.addToCart();
  await shopper.cart.getByRole("link", { name: "Checkout" }).focus();
  await page.keyboard.press("Enter");
  await expect(shopper.field("Email")).toBeVisible();
  await page.waitForTimeout(800);
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  await expect(announced(page)).toHaveText(await page.title());
  await shopper.fillDelivery(AUSTIN);
  await expect(page.getByRole("radio", { name: /Standard/ })).toBeChecked();
  const rates = page.locator("main label").filter({ has: page.getByRole("radio") });
  await differs(
    rates.filter({ has: page.locator(":checked") }).first(),
    rates.filter({ hasNot: page.locator(":checked") }).first(),
  );
  await shopper.continue();
  await expect(shopper.cardNumber).toBeVisible();
  await expect(page.getByRole("heading", { level: 1 })).toBeFocused();
  const steps = page.getByRole("navigation", { name: /steps/i }).getByRole("listitem");
  await differs(steps.and(page.locator('[aria-current="step"]')), steps.first());
});

test("at 400 % the bag's lines and codes are reached, and the focus stays beside what was taken out", async ({
  page,
}) => {
  await page.setViewportSize({ width: 320, height: 256 });
  const shopper = new Shopper(page);
  await shopper.open(PRODUCT);
  await page.getByRole("button", { name: "Add to bag", exact: true }).click();
  const code = shopper.cart.getByRole("textbox", { name: "Gift card or promo code" });
  await code.fill("WELCOME15");
  await code.press("Enter");
  const remove = shopper.cart.getByRole("button", { name: "Remove WELCOME15" });
  await remove.focus();
  await expect(remove).toBeInViewport();
  await page.keyboard.press("Enter");
  await expect(code).toBeFocused();
  await expect(code).toBeInViewport({ ratio: 1 });
});
