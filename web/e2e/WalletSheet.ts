import { expect, type Locator, type Page } from "@playwright/test";

const WORDS = {
  en: {
    pay: "Pay",
    cancel: "Cancel",
    failPayment: "Fail payment",
    failValidation: "Fail validation",
    email: "Email",
  },
  fr: {
    pay: "Payer",
    cancel: "Annuler",
    failPayment: "Faire échouer le paiement",
    failValidation: "Faire échouer la validation",
    email: "Courriel",
  },
} as const;

interface TraceEntry {
  provider: string;
  call: string;
  version?: number;
  request?: Record<string, unknown>;
}

/** The sandbox's sheet of a device wallet, by what a person reads on it. */
export class WalletSheet {
  readonly page: Page;
  private readonly words: Record<keyof (typeof WORDS)["en"], string>;

  constructor(page: Page, language: "en" | "fr" = "en") {
    this.page = page;
    this.words = WORDS[language];
  }

  get dialog(): Locator {
    return this.page.getByRole("dialog", { name: /Apple Pay|Google Pay/ });
  }

  button(name: keyof (typeof WORDS)["en"]): Locator {
    return this.dialog.getByRole("button", { name: this.words[name], exact: true });
  }

  get email(): Locator {
    return this.dialog.getByRole("textbox", { name: this.words.email });
  }

  /** Waits until the shop has answered to what the sheet asked last. */
  async ready(): Promise<void> {
    await expect(this.button("pay")).toBeEnabled();
  }

  async pay(): Promise<void> {
    await this.ready();
    await this.button("pay").click();
  }

  contact(name: RegExp): Locator {
    return this.dialog.getByRole("radio", { name });
  }

  /** A row of the amounts, as it is read. */
  async amount(label: string): Promise<string> {
    const row = this.dialog.locator("dt", { hasText: new RegExp(`^${label}$`) });
    return (await row.locator("xpath=following-sibling::dd[1]").innerText()).trim();
  }

  /** Calls of the page to the wallet, in order. */
  async trace(provider = "apple-pay"): Promise<TraceEntry[]> {
    const entries = await this.page.evaluate(
      () => (window as unknown as { __sandbox?: { trace: TraceEntry[] } }).__sandbox?.trace ?? [],
    );
    return entries.filter((entry) => entry.provider === provider);
  }
}
