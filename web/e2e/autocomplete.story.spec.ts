import { expect, type Page, type Request, test } from "@playwright/test";
import { expectAccessible } from "./expectAccessible.ts";
import { FULL, inGate } from "./inGate.ts";
import { AUSTIN, type Shopper } from "./Shopper.ts";
import { openCheckout } from "./storedPurchase.ts";

const PALM = "/product/100001";
const isCompletion = (request: Request) => request.url().includes("/addresses/completions");

const completionQueries = (page: Page): URLSearchParams[] => {
  const queries: URLSearchParams[] = [];
  page.on("request", (request) => {
    if (isCompletion(request)) queries.push(new URL(request.url()).searchParams);
  });
  return queries;
};

const openForm = (page: Page, language: "en" | "fr" = "en"): Promise<Shopper> =>
  openCheckout(page, PALM, language);

/** The field of the street, with the code of its suggestions there. */
async function focusStreet({ page, words }: Shopper) {
  const street = page.getByRole("combobox", { name: words.street, exact: true });
  const loaded = page.waitForResponse(/AddressSuggestions/);
  await street.focus();
  await loaded;
  return street;
}

const options = (page: Page) => page.getByRole("listbox").getByRole("option");

for (const { language, list, filled } of [
  { language: "en", list: "Address suggestions", filled: "The address is filled in." },
  { language: "fr", list: "Suggestions d’adresses", filled: "L’adresse est remplie." },
] as const)
  test(
    `${language}: the street is completed by keyboard: one call after a pause, and the chosen address fills the form (C-136, C-442, C-445, C-448, C-702, C-705)`,
    inGate(language === "fr"),
    async ({ page }) => {
      const shopper = await openForm(page, language);
      const queries = completionQueries(page);
      const street = await focusStreet(shopper);
      await expect(street).toHaveAttribute("autocomplete", "shipping address-line1");
      await expect(street).toHaveAttribute("aria-expanded", "false");
      await street.pressSequentially("main", { delay: 40 });
      await expect(page.getByRole("listbox", { name: list })).toBeVisible();
      await expect(options(page)).toHaveCount(3);
      expect(queries.map((query) => Object.fromEntries(query))).toEqual([
        { partialStreet: "main", countriesFilter: "US,AU,NZ,CH,NO,JP", limit: "10" },
      ]);
      await expect(options(page).first().locator("mark")).toHaveText("Main");
      await expect(street).toHaveAttribute("aria-expanded", "true");
      await expectAccessible(page);

      await street.press("ArrowDown");
      const chosen = options(page).first();
      await expect(chosen).toHaveAttribute("aria-selected", "true");
      await expect(street).toHaveAttribute("aria-activedescendant", (await chosen.getAttribute("id")) ?? "");
      const [request] = await Promise.all([
        page.waitForRequest((request) => request.method() === "POST" && /\/addresses\//.test(request.url())),
        street.press("Enter"),
      ]);
      expect(request.postDataJSON()).toEqual({ id: "sandbox-12-main-road" });
      await expect(street).toHaveValue("12 Main Road");
      await expect(street).toBeFocused();
      await expect(page.getByRole("listbox")).toHaveCount(0);
      await expect(page.getByRole("status").filter({ hasText: filled })).toHaveCount(1);
      await expect(shopper.field(shopper.words.city)).toHaveValue("Austin");
      await expect(page.locator("[name=shipping-state]")).toHaveValue("TX");
      await expect(shopper.field(shopper.words.zip)).toHaveValue("78701");
      await expect(page.getByRole("radio", { name: /Standard/ })).toBeChecked();
    },
  );

test("Escape closes the list and keeps the text; Tab goes on; arrow keys open and walk it (C-136)", async ({
  page,
}) => {
  const shopper = await openForm(page);
  const street = await focusStreet(shopper);
  await street.fill("main");
  await expect(options(page)).toHaveCount(3);
  await street.press("ArrowUp");
  await expect(options(page).last()).toHaveAttribute("aria-selected", "true");
  await street.press("ArrowDown");
  await expect(street).not.toHaveAttribute("aria-activedescendant");
  await street.press("Escape");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(street).toHaveValue("main");
  await street.press("ArrowDown");
  await expect(options(page)).toHaveCount(3);
  await street.press("Tab");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(shopper.field("Apartment, suite, unit (optional)")).toBeFocused();
  await expect(street).toHaveValue("main");
});

test("twelve matches show as ten, and an emptied field shows none (C-443, C-444)", FULL, async ({ page }) => {
  const shopper = await openForm(page);
  const street = await focusStreet(shopper);
  await street.fill("st");
  await expect(options(page)).toHaveCount(10);
  await street.fill("");
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await street.fill("zzz");
  await page.waitForResponse((response) => isCompletion(response.request()));
  await expect(page.getByRole("listbox")).toHaveCount(0);
});

for (const { type, name, inside, line1, line2 } of [
  {
    type: "C-446",
    name: /Main Plaza/,
    inside: "sandbox-main-plaza",
    line1: "100 Main Plaza",
    line2: "Unit 2",
  },
  {
    type: "C-447",
    name: /40 Main/,
    inside: "sandbox-40-main-avenue",
    line1: "40 Main Avenue",
    line2: "Flat B",
  },
])
  test(
    `what stands for several addresses is opened, then one of them chosen (${type}, C-448, C-703)`,
    inGate(type === "C-446"),
    async ({ page }) => {
      const shopper = await openForm(page);
      const queries = completionQueries(page);
      const street = await focusStreet(shopper);
      await street.fill("main");
      await options(page).filter({ hasText: name }).click();
      await expect(options(page).first()).toContainText(name);
      await expect(options(page).filter({ hasText: line2 })).toHaveCount(1);
      expect(Object.fromEntries(queries.at(-1) ?? [])).toEqual({ container: inside, advanced: "true" });
      await expect(street).toBeFocused();
      await options(page).filter({ hasText: line2 }).click();
      await expect(street).toHaveValue(line1);
      await expect(shopper.field("Apartment, suite, unit (optional)")).toHaveValue(line2);
    },
  );

test(
  "country codes in lower case, missing or padded all fill, and email and address are checked again (C-452)",
  FULL,
  async ({ page }) => {
    const shopper = await openForm(page);
    const street = await focusStreet(shopper);
    await shopper.fillDelivery({ ...AUSTIN, email: "ada@", zip: "1" });
    await shopper.field("City").fill("");
    for (const [typed, city, state, zip] of [
      ["keystone", "St Paul", "MN", "55101"],
      ["stone court", "Boise", "ID", "83702"],
      ["evergreen", "Reno", "NV", "89501"],
    ] as const) {
      await street.fill(typed);
      await options(page).first().click();
      await expect(shopper.field("City")).toHaveValue(city);
      await expect(page.locator("[name=shipping-state]")).toHaveValue(state);
      await expect(shopper.field("Zip Code")).toHaveValue(zip);
      await expect(page.locator("[name=shipping-country]")).toHaveValue("US");
    }
    await expect(shopper.field("City")).not.toHaveAttribute("aria-invalid");
    await expect(shopper.field("Zip Code")).not.toHaveAttribute("aria-invalid");
    await expect(shopper.field("Email")).toHaveAttribute("aria-invalid", "true");
  },
);

test(
  "the billing street is completed too, with both lines in its only one (C-168)",
  FULL,
  async ({ page }) => {
    const shopper = await openForm(page);
    await shopper.confirmDelivery(AUSTIN);
    await expect(shopper.cardNumber).toBeVisible();
    await page.getByRole("checkbox", { name: /same as shipping/i }).uncheck();
    const street = shopper.field("Street address");
    await expect(street).toHaveAttribute("autocomplete", "billing address-line1");
    await street.fill("40 main");
    await options(page).first().click();
    await options(page).filter({ hasText: "Flat A" }).click();
    await expect(street).toHaveValue("40 Main Avenue, Flat A");
    await expect(shopper.field("City")).toHaveValue("Scranton");
  },
);

for (const [what, breakIt] of [
  [
    "fails",
    (page: Page) =>
      page.route(/addresses\/completions/, (route) => route.fulfill({ status: 500, body: "{}" })),
  ],
  ["is not reached", (page: Page) => page.route(/addresses\/completions/, (route) => route.abort())],
  ["never answers", (page: Page) => page.route(/addresses\/completions/, () => {})],
  ["has no code", (page: Page) => page.route(/AddressSuggestions/, (route) => route.abort())],
] as const)
  test(
    `the street is a plain field when the service ${what} (C-136)`,
    inGate(what === "never answers"),
    async ({ page }) => {
      const shopper = await openForm(page);
      await breakIt(page);
      const street = shopper.field("Street address");
      await street.focus();
      await street.pressSequentially("12 main", { delay: 20 });
      await page.waitForTimeout(800);
      await shopper.fillDelivery(AUSTIN);
      await expect(page.getByRole("radio", { name: /Standard/ })).toBeChecked();
      await expect(page.getByRole("listbox")).toHaveCount(0);
      await expect(page.getByRole("alert")).toHaveCount(0);
      await shopper.continue();
      await expect(shopper.cardNumber).toBeVisible();
    },
  );

test(
  "an answer that comes late neither opens a list nor overwrites what was typed since",
  FULL,
  async ({ page }) => {
    const shopper = await openForm(page);
    const street = await focusStreet(shopper);
    await page.route(/addresses\/completions\?.*main/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 1_500));
      await route.continue().catch(() => {});
    });
    await street.fill("main");
    await page.waitForRequest(isCompletion);
    await street.fill("keystone");
    await expect(options(page)).toHaveText([/Keystone/]);
    await page.waitForTimeout(1_500);
    await expect(options(page)).toHaveText([/Keystone/]);

    await page.route(/addresses\/completions$/, async (route) => {
      await new Promise((resolve) => setTimeout(resolve, 800));
      await route.continue();
    });
    const answered = page.waitForResponse(
      (response) => response.request().method() === "POST" && isCompletion(response.request()),
    );
    await options(page).first().click();
    await street.fill("9 Own Street");
    await answered;
    await page.waitForTimeout(200);
    await expect(street).toHaveValue("9 Own Street");
    await expect(shopper.field("City")).toHaveValue("");
  },
);

test("what the browser fills in by itself opens no list and asks nobody", async ({ page }) => {
  const shopper = await openForm(page);
  const queries = completionQueries(page);
  const street = await focusStreet(shopper);
  // As a browser does it: the value, and an event that is no key's.
  await street.evaluate((input: HTMLInputElement) => {
    const { set } = Object.getOwnPropertyDescriptor(HTMLInputElement.prototype, "value") ?? {};
    set?.call(input, "12 Main Road");
    input.dispatchEvent(new Event("input", { bubbles: true }));
  });
  await page.waitForTimeout(700);
  expect(queries).toEqual([]);
  await expect(page.getByRole("listbox")).toHaveCount(0);
  await expect(street).toHaveValue("12 Main Road");
});
