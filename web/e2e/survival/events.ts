import { expect } from "@playwright/test";
import { changeVariant } from "../Shopper.ts";
import { UNAVAILABLE } from "./messages.ts";
import type { Scene } from "./Scene.ts";
import { CART, CHECKOUT } from "./seed.ts";

/** An event in the middle of a shopper's step. */
export interface SurvivedEvent {
  happen: (scene: Scene) => Promise<void>;
  /** Ends an outage. */
  pass?: (scene: Scene) => Promise<void>;
}

const EBOOK = "/product/100185";

const changeWand = (scene: Scene, change: Record<string, unknown>): Promise<void> =>
  changeVariant(scene.variant, change);

const chooseRegion = (scene: Scene["page"], country: string) =>
  scene
    .getByRole("banner")
    .getByRole("combobox", { name: /R[eé]gion/ })
    .selectOption(country);

const API = (url: URL) => url.pathname.startsWith("/api/");

export const EVENTS = {
  reload: { happen: async ({ page }) => void (await page.reload()) },

  "back and forward": {
    async happen({ page }) {
      await page.goBack();
      await page.waitForTimeout(200);
      await page.goForward();
    },
  },

  "goods added in a second tab": {
    happen: (scene) =>
      scene.elsewhere(async (tab) => {
        await tab.open(EBOOK);
        await tab.addToCart();
      }),
  },

  "session closed elsewhere": {
    async happen({ page }) {
      // Another device ends the session: this browser keeps its cookies.
      const cookies = await page.context().cookies();
      const answer = await fetch(new URL("/api/services/authentication", page.url()), {
        method: "DELETE",
        headers: {
          "x-client-token": "velours-dev",
          cookie: cookies.map(({ name, value }) => `${name}=${value}`).join("; "),
        },
      });
      expect(answer.status).toBe(204);
    },
  },

  "signed out in a second tab": {
    happen: (scene) =>
      scene.elsewhere(async (tab) => {
        await tab.page.goto("/logout");
        await tab.page.waitForURL((url) => !url.pathname.endsWith("/logout"));
      }),
  },

  "region changed here": {
    async happen({ page, cart }) {
      await page.keyboard.press("Escape");
      await expect(cart).toBeHidden();
      await chooseRegion(page, "CA");
    },
  },

  "region changed in a second tab": {
    happen: (scene) =>
      scene.elsewhere(async (tab) => {
        await tab.open("/about");
        await chooseRegion(tab.page, "CA");
      }),
  },

  "price changed": { happen: (scene) => changeWand(scene, { price: 79 }) },
  "sold out": { happen: (scene) => changeWand(scene, { level: "none", inventory_policy: "deny" }) },
  "taken out of the shop": { happen: (scene) => changeWand(scene, { enabled: false }) },

  "shop unavailable": {
    async happen({ page }) {
      await page.route(API, (route) =>
        route.fulfill({ status: 503, contentType: "application/json", body: JSON.stringify(UNAVAILABLE) }),
      );
    },
    pass: ({ page }) => page.unroute(API),
  },

  offline: {
    happen: ({ page }) => page.context().setOffline(true),
    async pass({ page }) {
      await page.waitForTimeout(1_000);
      await page.context().setOffline(false);
    },
  },

  "storage refused from here on": {
    happen: ({ page }) =>
      page.evaluate(() => {
        for (const name of ["localStorage", "sessionStorage"])
          Object.defineProperty(window, name, {
            get() {
              throw new DOMException("The request was denied.", "SecurityError");
            },
          });
      }),
  },

  "storage of an older release": {
    async happen({ page }) {
      await page.evaluate(
        ([cartKey, checkoutKey]) => {
          const { products, promotion, giftCard } = JSON.parse(localStorage.getItem(cartKey) ?? "{}");
          if (products) {
            const old = products.map((line: Record<string, unknown>) => ({
              product: line.product,
              variant: line.variant,
              quantity: line.quantity,
              price: line.price,
              free: line.free,
              sale: line.sale,
              warranty: line.warranty,
              target: line.target,
              medium: line.medium,
            }));
            localStorage.setItem(cartKey, JSON.stringify({ products: old, promotion, giftCard }));
          }
          const draft = JSON.parse(sessionStorage.getItem(checkoutKey) ?? "null");
          if (!draft) return;
          const { member, region, ratePromotion, giftCards, ...rest } = draft;
          const older = { ...rest, giftCards: [], shipping: { ...rest.shipping, address2: null, phone: 5 } };
          sessionStorage.setItem(checkoutKey, JSON.stringify(older));
          localStorage.setItem(
            `${checkoutKey}_attempt`,
            JSON.stringify({ key: "old", version: "1", body: {} }),
          );
        },
        [CART, CHECKOUT] as const,
      );
      await page.reload();
    },
  },

  "answer lost": {
    async happen({ page, orders }) {
      await page.route(/\/services\/payments\/checkout(\/upsells)?$/, async (route) => {
        // Playwright leaves out what a browser says of the page that asks, and the shop refuses what other pages ask.
        const headers = { ...(await route.request().allHeaders()), "sec-fetch-site": "same-origin" };
        const response = await route.fetch({ headers });
        const order = (await response.json()) as { id?: string };
        if (order.id) orders.add(order.id);
        await route.abort("connectionreset");
      });
    },
    pass: ({ page }) => page.unrouteAll(),
  },
} satisfies Record<string, SurvivedEvent>;

export type EventName = keyof typeof EVENTS;
