import { existsSync } from "node:fs";
import puppeteer, { type ElementHandle, type Browser as Firefox, type Page } from "puppeteer-core";
import { findElement, type Query, toPageQuery } from "./findElement.ts";
import type { Browser, Engine, Tab } from "./Tab.ts";

const PATHS = [
  process.env.FIREFOX_PATH ?? "",
  "/usr/bin/firefox-esr",
  "/usr/bin/firefox",
  "/Applications/Firefox.app/Contents/MacOS/firefox",
];
const findFirefox = () => PATHS.find((path) => path !== "" && existsSync(path));

async function tryFind(page: Page, query: Query): Promise<ElementHandle<Element> | null> {
  const handle = await page.evaluateHandle(findElement, toPageQuery(query));
  return handle.asElement() as ElementHandle<Element> | null;
}

async function find(page: Page, query: Query): Promise<ElementHandle<Element>> {
  const element = await tryFind(page, query);
  if (element === null) throw new Error(`There is no ${query.role} named ${query.name}.`);
  return element;
}

async function replaceText(field: ElementHandle<Element>, text: string): Promise<void> {
  await field.focus();
  await field.evaluate((element) => (element as HTMLInputElement).select());
  await field.type(text);
}

async function newTab(firefox: Firefox): Promise<Tab> {
  const context = await firefox.createBrowserContext();
  const page = await context.newPage();
  await page.setViewport({ width: 1280, height: 900 });
  const errors: string[] = [];
  page.on("console", (message) => void (message.type() === "error" && errors.push(message.text())));
  page.on("pageerror", (error) => void errors.push(String(error)));
  return {
    open: async (url) => void (await page.goto(url)),
    evaluate: async (run, input) => page.evaluate(run as (input: unknown) => ReturnType<typeof run>, input),
    has: async (query) => (await tryFind(page, query)) !== null,
    async click(query) {
      const element = await find(page, query);
      await element.scrollIntoView();
      // Puppeteer presses where the element is, whatever is above it.
      const isCovered = await element.evaluate((target) => {
        const { x, y, width, height } = target.getBoundingClientRect();
        const top = document.elementFromPoint(x + width / 2, y + height / 2);
        return !(top !== null && (target.contains(top) || top.contains(target)));
      });
      if (isCovered) throw new Error(`The ${query.role} named ${query.name} is covered.`);
      await element.click();
    },
    type: async (query, text) => replaceText(await find(page, query), text),
    select: async (query, value) => void (await (await find(page, query)).select(value)),
    async typeInFrame(title, text) {
      const frame = await (await page.$(`iframe[title*="${title}"]`))?.contentFrame();
      const field = await frame?.$("input");
      if (!field) throw new Error(`There is no field in a frame named ${title}.`);
      await replaceText(field, text);
    },
    errors: async () => errors,
    screenshot: async (path) => void (await page.screenshot({ path: path as `${string}.png` })),
    close: () => context.close(),
  };
}

/** Firefox, by the standard protocol that it speaks itself (WebDriver BiDi). */
export const firefox: Engine = {
  name: "Firefox",
  install: "apt-get install firefox-esr",
  isInstalled: () => findFirefox() !== undefined,
  async launch(): Promise<Browser> {
    const browser = await puppeteer.launch({
      browser: "firefox",
      executablePath: findFirefox() as string,
      timeout: 120_000,
      extraPrefsFirefox: { "intl.accept_languages": "en-US,en", "ui.prefersReducedMotion": 1 },
    });
    return {
      version: await browser.version(),
      newTab: () => newTab(browser),
      close: () => browser.close(),
    };
  },
};
