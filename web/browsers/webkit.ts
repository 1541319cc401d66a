import { type ChildProcess, spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, writeFileSync } from "node:fs";
import { setTimeout as sleep } from "node:timers/promises";
import { findElement, type Query, toPageQuery } from "./findElement.ts";
import type { Browser, Engine, Tab } from "./Tab.ts";
import { type ElementReference, WebDriver } from "./webDriver.ts";

const DRIVER = process.env.WEBKIT_DRIVER_PATH ?? "/usr/bin/WebKitWebDriver";
const XVFB = "/usr/bin/xvfb-run";
const hasScreen = () => process.env.DISPLAY !== undefined || process.env.WAYLAND_DISPLAY !== undefined;

/** The driver hands out no console, so the page keeps its own errors. */
function collectErrors(): boolean {
  const page = window as Window & { keptErrors?: string[] };
  if (page.keptErrors) return false;
  const errors: string[] = [];
  page.keptErrors = errors;
  const log = console.error;
  console.error = (...told: unknown[]) => {
    errors.push(told.map(String).join(" "));
    log(...told);
  };
  addEventListener("error", ({ message }) => void (message && errors.push(message)));
  addEventListener("unhandledrejection", ({ reason }) => void errors.push(String(reason)));
  return true;
}

async function newTab(driver: string): Promise<Tab> {
  const session = await WebDriver.start(driver, {
    // Returns as soon as the page begins, so that errors are collected before its scripts run.
    pageLoadStrategy: "none",
    "webkitgtk:browserOptions": { args: ["--automation", "--private"] },
  });
  await session.post("/window/rect", { width: 1280, height: 938 });
  const tryFind = (query: Query) => session.run(findElement, toPageQuery(query));
  const find = async (query: Query) => {
    const element = await tryFind(query);
    if (element === null) throw new Error(`There is no ${query.role} named ${query.name}.`);
    // The driver brings an element into sight before a click, but not before it types.
    await session.run((target: Element) => target.scrollIntoView({ block: "center" }), element);
    return element as ElementReference;
  };
  const replaceText = async (field: ElementReference, text: string) => {
    await session.onElement(field, "clear");
    await session.onElement(field, "value", { text });
  };
  const errors: string[] = [];
  /** Takes the errors that the page has kept, before it is left or at the end. */
  const takeErrors = async () => {
    const kept = await session.run(() => {
      const { keptErrors } = window as Window & { keptErrors?: string[] };
      return keptErrors?.splice(0) ?? [];
    });
    errors.push(...(kept as string[]));
  };
  return {
    async open(url) {
      await takeErrors();
      await session.post("/url", { url });
      for (const end = Date.now() + 60_000; Date.now() < end; await sleep(5)) {
        await session.run(collectErrors);
        const state = await session.run(() => `${document.readyState} ${location.href}`);
        if (String(state).startsWith("complete ") && state !== "complete about:blank") return;
      }
      throw new Error(`The page at ${url} did not load.`);
    },
    evaluate: async (run, input) =>
      (await session.run(run as (input: unknown) => unknown, input ?? null)) as ReturnType<typeof run>,
    has: async (query) => (await tryFind(query)) !== null,
    click: async (query) => void (await session.onElement(await find(query), "click")),
    type: async (query, text) => replaceText(await find(query), text),
    async select(query, value) {
      const list = await find(query);
      const option = await session.run(
        (select: HTMLSelectElement, wanted: string) =>
          [...select.options].find((option) => option.value === wanted) ?? null,
        list,
        value,
      );
      if (option === null) throw new Error(`There is no option ${value} of ${query.name}.`);
      await session.onElement(option as ElementReference, "click");
    },
    async typeInFrame(title, text) {
      const id = await session.post("/element", {
        using: "css selector",
        value: `iframe[title*="${title}"]`,
      });
      await session.post("/frame", { id });
      try {
        const field = await session.post("/element", { using: "css selector", value: "input" });
        // WebKit gives the focus to a frame of another origin by a person's press alone; filled in as a browser does it.
        await session.run(
          (input: HTMLInputElement, value: string) => {
            input.value = value;
            input.dispatchEvent(new InputEvent("input", { bubbles: true }));
          },
          field,
          text,
        );
      } finally {
        await session.post("/frame", { id: null });
      }
    },
    async errors() {
      await takeErrors();
      return errors;
    },
    screenshot: async (path) =>
      writeFileSync(path, Buffer.from((await session.get("/screenshot")) as string, "base64")),
    close: async () => void (await session.end()),
  };
}

async function isAnswering(driver: string): Promise<boolean> {
  const answer = await fetch(`${driver}/status`).catch(() => undefined);
  return answer?.ok ?? false;
}

async function startDriver(port: number): Promise<ChildProcess> {
  const command = [DRIVER, `--port=${port}`];
  const screen = [XVFB, "--auto-servernum", "--server-args=-screen 0 1400x1000x24"];
  const [program = "", ...options] = hasScreen() ? command : [...screen, ...command];
  // A group of its own: a signal to it ends the screen as well.
  const child = spawn(program, options, {
    detached: true,
    stdio: ["ignore", "ignore", "ignore"],
    env: { ...process.env, LANG: "C.UTF-8", LANGUAGE: "en_US" },
  });
  for (const end = Date.now() + 60_000; Date.now() < end; await sleep(100)) {
    if (await isAnswering(`http://127.0.0.1:${port}`)) return child;
    if (child.exitCode !== null) throw new Error(`${program} ended with ${child.exitCode}.`);
  }
  throw new Error(`${program} did not answer within a minute.`);
}

/** WebKitGTK's own small browser, by the standard protocol of its driver (WebDriver). */
export const webkit: Engine = {
  name: "WebKit",
  install: "apt-get install webkit2gtk-driver xvfb",
  isInstalled: () => existsSync(DRIVER) && (hasScreen() || existsSync(XVFB)),
  async launch(port): Promise<Browser> {
    const child = await startDriver(port);
    const driver = `http://127.0.0.1:${port}`;
    const session = await WebDriver.start(driver, { "webkitgtk:browserOptions": { args: ["--automation"] } });
    await session.end();
    return {
      version: `${session.capabilities.browserName} ${session.capabilities.browserVersion}`,
      newTab: () => newTab(driver),
      async close() {
        const ended = once(child, "exit");
        process.kill(-(child.pid as number), "SIGTERM");
        await ended;
      },
    };
  },
};
