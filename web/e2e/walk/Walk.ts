import type { Browser, BrowserContext } from "playwright";
import { VISITED_BEFORE } from "../visitedBefore.ts";
import { ExpectedCart } from "./ExpectedCart.ts";
import { TIMEOUT } from "./expect.ts";
import type { Random } from "./random.ts";
import { Tab } from "./Tab.ts";

export interface Shop {
  /** Address of the shop, without a slash at its end. */
  url: string;
}

/** A shopper's browser and what the walk knows about it. */
export class Walk {
  readonly shop: Shop;
  readonly context: BrowserContext;
  readonly cart = new ExpectedCart();
  readonly tabs: Tab[] = [];
  /** Draws of the step that is under way. */
  random!: Random;
  online = true;
  orders = 0;
  signedIn = false;
  /** The clock was moved ahead. */
  later = false;
  /** Until then faults are the walk's own doing: what was under way when the network went. */
  #faultsExpectedUntil = 0;
  #current = 0;
  #opened = 0;

  private constructor(shop: Shop, context: BrowserContext) {
    this.shop = shop;
    this.context = context;
  }

  static async start(browser: Browser, shop: Shop): Promise<Walk> {
    const context = await browser.newContext({
      baseURL: shop.url,
      viewport: { width: 1440, height: 900 },
      reducedMotion: "reduce",
      storageState: VISITED_BEFORE,
    });
    context.setDefaultTimeout(TIMEOUT);
    const walk = new Walk(shop, context);
    await walk.openTab("/");
    return walk;
  }

  get tab(): Tab {
    return this.tabs[this.#current]!;
  }

  async openTab(path: string): Promise<Tab> {
    const language = this.tabs.length > 0 ? this.tab.language : "en";
    const page = await this.context.newPage();
    const tab = new Tab(page, ++this.#opened, () => !this.online || Date.now() < this.#faultsExpectedUntil);
    this.tabs.push(tab);
    this.#current = this.tabs.length - 1;
    await tab.open(path, language);
    return tab;
  }

  async switchTo(tab: Tab): Promise<void> {
    this.#current = this.tabs.indexOf(tab);
    await tab.page.bringToFront();
    if (tab.stale && this.online) await tab.reload();
  }

  async closeTab(tab: Tab): Promise<void> {
    const at = this.tabs.indexOf(tab);
    this.tabs.splice(at, 1);
    await tab.page.close();
    await this.switchTo(this.tabs[this.tabs.length - 1]!);
  }

  /** Somebody signed in or out: the page does as a screen of the shop would, other tabs when they are looked at. */
  async sessionChanged(signedIn: boolean): Promise<void> {
    this.signedIn = signedIn;
    for (const tab of this.tabs) tab.stale = true;
    await this.tab.reload();
  }

  /** A request that is cut off now may still complain a moment later. */
  expectFaults(milliseconds: number): void {
    this.#faultsExpectedUntil = Date.now() + milliseconds;
  }

  /** The shopper's region: what the next page load will be for. */
  async country(): Promise<string> {
    const cookies = await this.context.cookies(this.shop.url);
    return cookies.find(({ name }) => name === "boutique_region")?.value ?? "US";
  }

  async end(): Promise<void> {
    await this.context.close();
  }
}
