import type { Locator, Page } from "playwright";
import type { Language } from "../messages.ts";
import { SHORT_TIMEOUT } from "./expect.ts";
import { watchFaults } from "./faults.ts";
import { isHydrated } from "./isHydrated.ts";
import { words } from "./words.ts";

/** An open page of the shop. */
export class Tab {
  readonly page: Page;
  readonly number: number;
  /** Errors in it since it was last asked. */
  readonly faults: string[] = [];
  /** The last requests to the API, with their status. */
  readonly requests: string[] = [];
  /** A dialog was closed in the step that is under way: focus has to be somewhere. */
  closedDialog = false;
  /**
   * The signed-in member changed since it was loaded: the shop loads it anew with the next answer, whatever
   * is under way.
   */
  stale = false;
  /** The payment was reached by Continue, so that the step before it is one press of Back away. */
  wentOn = false;

  constructor(page: Page, number: number, expectFaults: () => boolean) {
    this.page = page;
    this.number = number;
    watchFaults(page, this.faults, expectFaults);
    void page.addLocatorHandler(this.minimum, (minimum) =>
      minimum.locator("button[aria-label]").first().click({ timeout: SHORT_TIMEOUT }),
    );
    page.on("response", (response) => {
      if (!response.url().includes("/api/")) return;
      this.requests.push(`${response.status()} ${response.request().method()} ${response.url()}`);
      if (this.requests.length > 40) this.requests.shift();
    });
  }

  /** False on the browser's own page, as after a reload without a network. */
  get isInShop(): boolean {
    return this.page.url().startsWith("http");
  }

  get language(): Language {
    return /^\/fr(\/|$)/.test(new URL(this.page.url()).pathname) ? "fr" : "en";
  }

  /** Path without its language. */
  get path(): string {
    return new URL(this.page.url()).pathname.replace(/^\/fr(?=\/|$)/, "") || "/";
  }

  get isCheckout(): boolean {
    return this.path === "/checkout";
  }

  get hasOrder(): boolean {
    return this.isCheckout && new URL(this.page.url()).searchParams.has("id");
  }

  text(key: string, values?: Record<string, string>): string {
    return words(this.language, key, values);
  }

  button(key: string): Locator {
    return this.page.getByRole("button", { name: this.text(key), exact: true });
  }

  get cart(): Locator {
    // Its name ends in the count; the French for "Your cart has changed" begins alike.
    return this.page.getByRole("dialog", { name: new RegExp(`^${this.text("your_bag")}\\s*\\(`) });
  }

  /**
   * The question about a promotion's minimum opens once on each page, whenever the cart has been priced. Actions and
   * expectations close it first, as a shopper would.
   */
  get minimum(): Locator {
    const texts = (["en", "fr"] as const).map((language) => words(language, "explore_products"));
    return this.dialogs.filter({ hasText: new RegExp(texts.join("|")) });
  }

  get dialogs(): Locator {
    return this.page.getByRole("dialog");
  }

  async open(path: string, language: Language = this.language): Promise<void> {
    const prefixed = language === "fr" ? `/fr${path === "/" ? "" : path}` : path;
    this.stale = false;
    await this.page.goto(prefixed || "/");
    await this.ready();
  }

  /** Waits for the page to react; on another page focus begins anew. */
  async ready(): Promise<void> {
    await this.page.waitForFunction(isHydrated);
    this.closedDialog = false;
  }

  async reload(): Promise<void> {
    this.stale = false;
    // The shop may be loading itself anew at this moment, for a session that changed in another tab.
    await this.page.reload().catch((error: Error) => {
      if (!error.message.includes("ERR_ABORTED")) throw error;
    });
    await this.ready();
  }
}
