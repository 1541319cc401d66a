import { expect, type Page, test } from "@playwright/test";
import { FULL } from "./inGate.ts";
import { AUSTIN, type Delivery, Shopper } from "./Shopper.ts";
import { openPayment, plantCart } from "./storedPurchase.ts";

const isFull = process.env.FULL !== undefined;

interface Place {
  country: string;
  currency: string;
  /** How the cart writes this currency, and only this one. */
  sign: RegExp;
  delivery: Delivery;
}

const PLACES: Place[] = [
  { country: "US", currency: "USD", sign: /^-?−?\$/, delivery: AUSTIN },
  {
    country: "CA",
    currency: "CAD",
    sign: /^−?CA\$/,
    delivery: { ...AUSTIN, city: "Toronto", state: "ON", zip: "M5V 2T6" },
  },
  {
    country: "GB",
    currency: "GBP",
    sign: /^−?£/,
    delivery: { ...AUSTIN, city: "London", state: "Greater London", zip: "SW1A 1AA" },
  },
  {
    country: "FR",
    currency: "EUR",
    sign: /^−?€/,
    delivery: { ...AUSTIN, city: "Paris", state: "Île-de-France", zip: "75001" },
  },
];

const WAND = { path: "/product/100003", title: "Sonata Wand Massager" };

const [, CA, GB, FR] = PLACES as [Place, Place, Place, Place];

test("the choice of regions is that of now after Back, not the one the browser remembers", async ({
  page,
}) => {
  const shopper = new Shopper(page);
  const region = page.getByRole("banner").getByRole("combobox", { name: "Region" });
  await shopper.open(WAND.path);
  await region.selectOption("GB");
  await expect(page.getByRole("main").getByText(/^£/).first()).toBeVisible();
  await shopper.open("/about");
  await region.selectOption("FR");
  await expect(region).toHaveValue("FR");
  await page.goBack();
  await expect(page.getByRole("main").getByText(/^€/).first()).toBeVisible();
  await expect(region).toHaveValue("FR");
});

async function chooseRegion(page: Page, { country }: Place): Promise<void> {
  await page.getByRole("banner").getByRole("combobox", { name: "Region" }).selectOption(country);
}

const openCart = (page: Page): Promise<void> => page.getByRole("button", { name: /Open your bag/ }).click();

/** Every amount inside, as it is written. */
function amountsIn(text: string): string[] {
  return text.match(/−?(?:CA\$|US\$|[$£€])\s?[\d,.]+/g) ?? [];
}

/** Expects a single currency, and lines that add up to the subtotal. */
async function expectCartIn(shopper: Shopper, place: Place, title: string): Promise<void> {
  await expect(shopper.cart).toBeVisible();
  const summary = shopper.cart.getByRole("region", { name: "Summary" });
  await expect(summary).toBeVisible();
  const line = shopper.cart.getByRole("listitem").filter({ hasText: title });
  const lineAmounts = amountsIn(await line.innerText());
  const subtotal = amountsIn(
    await summary
      .locator("div")
      .filter({ has: shopper.page.getByText("Subtotal", { exact: true }) })
      .innerText(),
  );
  expect(lineAmounts[0]).toMatch(place.sign);
  expect(lineAmounts[0]).toBe(subtotal[0]);
  for (const amount of amountsIn(await shopper.cart.innerText())) expect(amount).toMatch(place.sign);
}

async function payAs(shopper: Shopper, { delivery }: Place): Promise<void> {
  await shopper.confirmDelivery(delivery);
  await shopper.payByCard();
  await shopper.seesOrder();
}

const CHANGES = [
  { others: [FR], to: GB, details: {} },
  ...PLACES.map((to) => ({ others: PLACES.filter((from) => from !== to), to, details: FULL })),
];

for (const { others, to, details } of CHANGES) {
  test(
    `a bag filled in ${others.map(({ currency }) => currency).join(", ")} and loaded again is priced and paid in ${to.currency} once the region changes`,
    details,
    async ({ page }) => {
      test.setTimeout(180_000);
      const shopper = new Shopper(page);
      await plantCart(page, [WAND.path]);
      for (const from of others) {
        await shopper.open(WAND.path);
        await chooseRegion(page, from);
        await openCart(page);
        await expectCartIn(shopper, from, WAND.title);
        // The cart was not opened on this page when the region changes.
        await shopper.open(WAND.path);
        await chooseRegion(page, to);
        await openCart(page);
        await expectCartIn(shopper, to, WAND.title);
      }
      await shopper.goToCheckout();
      await payAs(shopper, to);
      for (const amount of amountsIn(await page.getByRole("complementary").innerText()))
        expect(amount).toMatch(to.sign);
    },
  );
}

test(
  "a bag whose prices cannot be fetched says so, shows no total, waits with checkout and goes on after a retry",
  FULL,
  async ({ page }) => {
    const shopper = new Shopper(page);
    await plantCart(page, [WAND.path]);
    await shopper.open("/lubricants");
    await page.route("**/api/products?ids=**", (route) => route.abort());
    await chooseRegion(page, CA);
    await openCart(page);
    await expect(shopper.cart.getByText("We could not update the prices")).toBeVisible();
    expect(amountsIn(await shopper.cart.innerText())).toEqual([]);
    await expect(shopper.cart.getByRole("link", { name: "Checkout" })).toHaveCount(0);

    // The checkout waits as well, when it is opened by its address.
    await shopper.open("/checkout");
    await expect(page.getByText("We could not update the prices").first()).toBeVisible();
    await expect(page.getByRole("button", { name: "Continue", exact: true })).toBeDisabled();
    expect(amountsIn(await page.locator("body").innerText())).toEqual([]);

    await page.unroute("**/api/products?ids=**");
    await page.getByRole("button", { name: "Try again" }).first().click();
    await expect(page.getByText("We could not update the prices")).toHaveCount(0);
    await shopper.open("/lubricants");
    await openCart(page);
    await expectCartIn(shopper, CA, WAND.title);
    await shopper.goToCheckout();
    await expect(page.getByText("We could not update the prices")).toHaveCount(0);
    await expect(page.getByRole("button", { name: "Continue", exact: true })).toBeEnabled();
    // The next story pays in this currency as well.
    if (isFull) await payAs(shopper, CA);
  },
);

test("a region chosen in another tab reaches the bag and the open checkout, which starts again with its prices", async ({
  context,
  page,
}) => {
  const shopper = await openPayment(page, { products: [WAND.path] });

  const secondTab = new Shopper(await context.newPage());
  await secondTab.open("/lubricants");
  await chooseRegion(secondTab.page, CA);

  await page.bringToFront();
  const summary = page.getByRole("complementary", { name: "Order Summary" });
  await expect(summary.getByText(/^CA\$/).first()).toBeVisible();
  for (const amount of amountsIn(await summary.innerText())) expect(amount).toMatch(CA.sign);
  // The option chosen for the United States must be chosen again.
  await expect(page.getByRole("combobox", { name: "Country", exact: true })).toHaveValue("CA");
  await payAs(shopper, CA);
});
