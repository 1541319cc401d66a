import { expect, type Page, test } from "@playwright/test";
import { FULL, inGate } from "./inGate.ts";
import { AUSTIN, Shopper } from "./Shopper.ts";
import { openCheckout } from "./storedPurchase.ts";

const openForm = (page: Page, language: "en" | "fr" = "en"): Promise<Shopper> =>
  openCheckout(page, "/product/100001", language);

test(
  "an emoji in the postal code is named while it is typed, an unfinished code is not (C-432)",
  FULL,
  async ({ page }) => {
    const shopper = await openForm(page);
    const zip = shopper.field("Zip Code");
    await zip.pressSequentially("78");
    await expect(zip).not.toHaveAttribute("aria-invalid", "true");
    await zip.pressSequentially("😀");
    await expect(zip).toHaveAttribute("aria-invalid", "true");
    await expect(zip).toBeFocused();
  },
);

test("a field is checked when it is left, not while it is typed, a postcode fills in the state, and Continue names all that is missing (C-351)", async ({
  page,
}) => {
  const shopper = await openForm(page);
  const email = shopper.field("Email");
  for (const width of [600, 760, 890]) {
    await page.setViewportSize({ width, height: 900 });
    const box = await email.boundingBox();
    const left = box?.x ?? 0;
    const right = width - left - (box?.width ?? 0);
    expect(Math.abs(left - right), `the form stands in the middle at ${width} px`).toBeLessThan(16);
  }
  await email.pressSequentially("ada@");
  await expect(email).not.toHaveAttribute("aria-invalid", "true");
  await email.press("Tab");
  await expect(email).toHaveAttribute("aria-invalid", "true");
  await email.fill(AUSTIN.email);
  await expect(email).not.toHaveAttribute("aria-invalid", "true");

  const zip = shopper.field("Zip Code");
  const city = shopper.field("City");
  await zip.pressSequentially("787");
  await expect(zip).not.toHaveAttribute("aria-invalid", "true");
  await city.focus();
  await expect(zip).toHaveAttribute("aria-invalid", "true");
  await expect(zip).toHaveAccessibleDescription(/\S/);
  // Only what was left is named, not the rest of the form.
  await expect(city).not.toHaveAttribute("aria-invalid", "true");
  const state = page.locator('select[name="shipping-state"]');
  await zip.fill("78701");
  await expect(zip).not.toHaveAttribute("aria-invalid", "true");
  await expect(state).toHaveValue("TX");
  // Never over a chosen one.
  await state.selectOption("NY");
  await zip.fill("94103");
  await zip.blur();
  await expect(state).toHaveValue("NY");
  await expect(zip).toHaveAttribute("aria-invalid", "true");

  await email.fill("");
  await shopper.continue();
  await expect(page.getByRole("region", { name: "Shipping Method" }).getByRole("alert")).toHaveText(
    "Enter your shipping information to view shipping options",
  );
  await expect(shopper.field("Street address")).toHaveAttribute("aria-invalid", "true");
  await expect(email).toBeFocused();
});

test(
  "a promotion that asks for an email counts once it is confirmed, and a billing address of the shopper's own has no second line they cannot see (C-172, C-405)",
  FULL,
  async ({ page }) => {
    const shopper = await openForm(page);
    await shopper.field("Promo code or gift card").fill("INSIDER");
    await page.getByRole("button", { name: "Apply" }).click();
    await expect(page.getByText("Please enter your email to use this promotion")).toBeVisible();
    await shopper.fillDelivery(AUSTIN);
    await shopper.field("Apartment, suite, unit (optional)").fill("Flat 2");
    await expect(page.getByRole("radio", { name: /Standard/ })).toBeChecked();
    await shopper.continue();
    await expect(shopper.cardNumber).toBeVisible();
    await expect(page.getByText("Please enter your email to use this promotion")).toHaveCount(0);
    const summary = page.getByRole("complementary");
    await expect(summary.getByText("INSIDER", { exact: true })).toBeVisible();
    await expect(summary).toContainText(/-\$\d/);

    await page.getByRole("checkbox", { name: /same as shipping/i }).uncheck();
    await shopper.field("Street address").fill("77 Sunset Blvd");
    await shopper.fillCard("4111111111111111");
    const [request] = await Promise.all([
      page.waitForRequest(
        (request) => /\/services\/payments\/checkout$/.test(request.url()) && request.method() === "POST",
      ),
      shopper.pay(),
    ]);
    const { user } = request.postDataJSON() as {
      user: { address: Record<"billing" | "shipping", { address1: string; address2: string | null }> };
    };
    expect(user.address.billing).toMatchObject({ address1: "77 Sunset Blvd", address2: null });
    expect(user.address.shipping).toMatchObject({ address2: "Flat 2" });
  },
);

for (const { language, next, ahead } of [
  {
    language: "en",
    next: "Shipping and taxes come in the next step.",
    ahead: "With shipping and taxes",
  },
  {
    language: "fr",
    next: "La livraison et les taxes s’ajoutent à l’étape suivante.",
    ahead: "Avec la livraison et les taxes",
  },
] as const)
  test(
    `${language}: the first total says what it lacks, and the last is on the button (C-187)`,
    inGate(language === "fr"),
    async ({ page }) => {
      const shopper = await openForm(page, language);
      const summary = page.getByRole("complementary");
      await expect(summary.getByText(next)).toBeVisible();
      // The whole total stands there before the email is typed.
      await shopper.fillDelivery({ ...AUSTIN, email: "" });
      await expect(summary.getByText(ahead)).toBeVisible();
      await expect(summary.getByText(next)).toHaveCount(0);
      const promised = await summary.getByText(ahead).locator("..").innerText();
      await shopper.field(shopper.words.email).fill(AUSTIN.email);
      await expect(page.getByRole("radio", { name: /Standard/ })).toBeChecked();
      await shopper.continue();
      await expect(shopper.cardNumber).toBeVisible();
      const pay = page.getByRole("button", { name: shopper.words.pay });
      expect(promised).toContain(/[\d,.]+$/.exec(await pay.innerText())?.[0]);
      const amount = /[\d,.]+$/.exec(await pay.innerText())?.[0] ?? "none";
      await expect(summary.getByText("Total", { exact: true }).locator("..")).toContainText(amount);
    },
  );

test("an empty bag leads into the shop", async ({ page }) => {
  const shopper = new Shopper(page);
  await shopper.open("/product/100001");
  await page
    .getByRole("button", { name: /Open your bag/ })
    .first()
    .click();
  await expect(shopper.cart.getByText("Your shopping bag is empty")).toBeVisible();
  await shopper.cart.getByRole("listitem").getByRole("link").first().click();
  await expect(shopper.cart).toHaveCount(0);
  await expect(page).not.toHaveURL(/product/);
});
