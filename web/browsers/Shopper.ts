import { setTimeout as sleep } from "node:timers/promises";
import type { Query } from "./findElement.ts";
import type { Tab } from "./Tab.ts";

/** Software rendering on a busy machine takes its time. */
const TIMEOUT = 30_000;

/** Header and footer are taken over after the page's own part; a click before would be lost. */
const isHydrated = () => {
  const isTaken = (element: Element) => Object.keys(element).some((key) => key.startsWith("__reactProps"));
  return (
    [...document.querySelectorAll("main *")].some(isTaken) &&
    [...document.querySelectorAll("header, footer")].every((part) => part.closest("main") || isTaken(part))
  );
};

/** A person's actions in any browser, by the words on the screen; each waits until it can be done. */
export class Shopper {
  readonly tab: Tab;
  readonly shop: string;

  constructor(tab: Tab, shop: string) {
    this.tab = tab;
    this.shop = shop;
  }

  async open(path: string): Promise<void> {
    await this.tab.open(this.shop + path);
    await this.hydrated();
  }

  async reload(): Promise<void> {
    // A page that is still changing its address aborts it in Firefox.
    await this.succeed(async () => await this.tab.open(await this.address()));
    await this.hydrated();
  }

  private address = (): Promise<string> => this.tab.evaluate(() => location.href);

  hydrated = (): Promise<void> =>
    this.until("the page is hydrated", async () => await this.tab.evaluate(isHydrated));

  click = (role: Query["role"], name: Query["name"], within?: string): Promise<void> =>
    this.succeed(() => this.tab.click({ role, name, ...(within && { within }) }));

  fill = (name: Query["name"], text: string, within?: string): Promise<void> =>
    this.succeed(() => this.tab.type({ role: "textbox", name, ...(within && { within }) }, text));

  fillFrame = (title: string, text: string): Promise<void> =>
    this.succeed(() => this.tab.typeInFrame(title, text));

  /** Chooses an option of a native select by its value. */
  select = (name: string, value: string): Promise<void> =>
    this.succeed(() => this.tab.select({ role: "combobox", name }, value));

  sees = (role: Query["role"], name: Query["name"], within?: string): Promise<void> =>
    this.until(`there is a ${role} named ${name}`, () =>
      this.tab.has({ role, name, ...(within && { within }) }),
    );

  seesNo = (role: Query["role"], name: Query["name"], within?: string): Promise<void> =>
    this.until(
      `there is no ${role} named ${name}`,
      async () => !(await this.tab.has({ role, name, ...(within && { within }) })),
    );

  /** Waits until the address matches. */
  isAt = (address: RegExp): Promise<void> =>
    this.until(`the address matches ${address}`, async () => address.test(await this.address()));

  async until(what: string, isSo: () => Promise<boolean>): Promise<void> {
    await this.succeed(async () => {
      if (!(await isSo())) throw new Error(`Not so: ${what}.`);
    });
  }

  /** Tries again until the time is over: a page may be changing under the shopper's hands. */
  private async succeed(act: () => Promise<void>): Promise<void> {
    for (const end = Date.now() + TIMEOUT; ; await sleep(100)) {
      try {
        return await act();
      } catch (error) {
        if (Date.now() > end) throw error;
      }
    }
  }
}
