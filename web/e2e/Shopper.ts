import { expect, type FrameLocator, type Locator, type Page } from "@playwright/test";
import { SHOP } from "./addresses.ts";
import { fillHostedField } from "./fillHostedField.ts";
import { WORDS, type Words } from "./words.ts";

export interface Delivery {
  email: string;
  firstName: string;
  lastName: string;
  street: string;
  city: string;
  /** Value of the state or province select; absent where it is free text or not shown. */
  state?: string;
  zip: string;
}

export const AUSTIN: Delivery = {
  email: "ada@example.com",
  firstName: "Ada",
  lastName: "Moreau",
  street: "12 Main St #4",
  city: "Austin",
  state: "TX",
  zip: "78701",
};

export const GOOD_CARD = "4111111111111111";

/** A person's actions in the shop, by the words on the screen. */
export class Shopper {
  readonly page: Page;
  readonly language: "en" | "fr";
  readonly words: Words;
  private readonly prefix: string;

  constructor(page: Page, language: "en" | "fr" = "en") {
    this.page = page;
    this.language = language;
    this.words = WORDS[language];
    this.prefix = language === "en" ? "" : `/${language}`;
  }

  async open(path: string): Promise<void> {
    await this.page.goto(this.prefix + path);
    await this.page.waitForFunction(isWhollyHydrated);
  }

  get cart(): Locator {
    // Its title ends with a count; in French the title of another dialog begins with the same words.
    return this.page.getByRole("dialog", { name: new RegExp(`^${this.words.yourCart} \\(`) });
  }

  /** Lines of the cart; gifts and recommendations have no quantity to change. */
  get cartLines(): Locator {
    return this.cart.getByRole("listitem").filter({ has: this.page.locator("output") });
  }

  async openFirstProduct(): Promise<string> {
    const card = this.page.getByRole("main").getByRole("article").first().getByRole("link").first();
    const title = (
      await this.page.getByRole("main").getByRole("article").first().getByRole("heading").innerText()
    ).trim();
    await card.click();
    await expect(this.page.getByRole("heading", { level: 1, name: title })).toBeVisible();
    return title;
  }

  async addToCart({ timeout = 10_000 } = {}): Promise<void> {
    await this.page.getByRole("button", { name: this.words.addToCart, exact: true }).first().click();
    await expect(this.cart).toBeVisible({ timeout });
  }

  async goToCheckout(): Promise<void> {
    await this.cart.getByRole("link", { name: this.words.checkout }).click();
    await expect(this.field(this.words.email)).toBeVisible();
  }

  field(label: string): Locator {
    // The street has suggestions, which makes it a combobox.
    const name = { name: label, exact: true };
    return this.page.getByRole("textbox", name).or(this.page.getByRole("combobox", name));
  }

  /** An address in any country; a member's email is their account's. */
  async fillAddress(to: Omit<Delivery, "email">): Promise<void> {
    const { page, words } = this;
    await this.field(words.firstName).fill(to.firstName);
    await this.field(words.lastName).fill(to.lastName);
    await this.field(words.street).fill(to.street);
    await this.field(words.city).fill(to.city);
    const states = page.getByRole("combobox", { name: /^(State|Province|État)$/ });
    if (await states.count()) await states.selectOption(to.state ?? "");
    else await this.field("State / Region").fill(to.state ?? "");
    await page.getByRole("textbox", { name: /^(Zip Code|Postal Code|Code postal)$/ }).fill(to.zip);
  }

  async fillDelivery(to: Delivery): Promise<void> {
    await this.field(this.words.email).fill(to.email);
    await this.fillAddress(to);
  }

  /** Goes on from the delivery once a shipping option is chosen. */
  async confirmDelivery(to: Delivery): Promise<void> {
    await this.fillDelivery(to);
    await expect(this.page.getByRole("radio", { name: /^Standard/ })).toBeChecked();
    await this.continue();
  }

  async continue(): Promise<void> {
    await this.page.getByRole("button", { name: this.words.continue, exact: true }).click();
  }

  private cardField(name: string): FrameLocator {
    return this.page.frameLocator(`iframe[title*="${name}"]`);
  }

  get cardNumber(): Locator {
    return this.cardField(this.words.cardNumber).getByRole("textbox");
  }

  async fillCard(number: string, { cvv = "123", expiry = "12/34" } = {}): Promise<void> {
    await fillHostedField(this.cardNumber, number);
    await fillHostedField(this.cardField(this.words.expiry).getByRole("textbox"), expiry);
    await fillHostedField(this.cardField(this.words.cvv).getByRole("textbox"), cvv);
  }

  /** Pays with a card that the sandbox accepts. */
  async payByCard(): Promise<void> {
    await this.fillCard(GOOD_CARD);
    await this.pay();
  }

  async pay(): Promise<void> {
    await this.page.getByRole("button", { name: this.words.pay, exact: true }).click();
  }

  async seesOrder(): Promise<string> {
    await expect(this.page.getByRole("heading", { name: this.words.thankYou })).toBeVisible({
      timeout: 20_000,
    });
    await expect(this.page.getByText(this.words.confirmed)).toBeVisible();
    const id = new URL(this.page.url()).searchParams.get("id");
    expect(id).toMatch(/^[0-9a-f-]{36}$/);
    return id as string;
  }
}

/** Runs in the page: true once React has taken over such an element; a click before would be lost. */
export const isHydrated = (selector: string) =>
  [...document.querySelectorAll(selector)].some((element) =>
    Object.keys(element).some((key) => key.startsWith("__reactProps")),
  );

/** Header and footer too, whose code comes after the page's own. For stories of a shopper who takes the time to look. */
const isWhollyHydrated = () => {
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
  return (
    [...document.querySelectorAll("main *")].some(isTaken) &&
    [...document.querySelectorAll("header, footer")].every((part) => part.closest("main") || isTaken(part))
  );
};

/** Changes a variant under the shopper's hands, as a merchant would (sandbox control). */
export async function changeVariant(id: number, change: Record<string, unknown>): Promise<void> {
  const answer = await fetch(`${SHOP.url}/sandbox/variants/${id}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(change),
  });
  expect(answer.ok, await answer.text()).toBe(true);
}

/** Puts prices, stock, used nonces and counters back. */
export async function resetSandbox(): Promise<void> {
  expect((await fetch(`${SHOP.url}/sandbox/reset`, { method: "POST" })).ok).toBe(true);
}
