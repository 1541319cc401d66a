import { TIMEOUT } from "../expect.ts";
import { ViolationError } from "../ViolationError.ts";
import type { Walk } from "../Walk.ts";
import { fillGiftCards } from "./fillGiftCards.ts";
import { fillPayment } from "./fillPayment.ts";
import { fillShipping } from "./fillShipping.ts";
import { addRegularProduct } from "./mendCart.ts";
import { pressSubmit } from "./pressSubmit.ts";
import { type Screen, screenOf } from "./screen.ts";

const WITHIN = 180_000;

/** Goes through the checkout in the tab that is looked at, whatever it asks, until the order is there. */
export async function finish(walk: Walk): Promise<string> {
  const { tab } = walk;
  const country = await walk.country();
  const seen: Screen[] = [];
  const end = Date.now() + WITHIN;
  let paid = 0;
  const deadEnd = async (why: string) =>
    new ViolationError(`dead end: ${why}: ${await readProblems(walk)} (${seen.join(" → ")})`);
  while (Date.now() < end) {
    const screen = await screenOf(tab);
    if (screen !== seen.at(-1)) seen.push(screen);
    switch (screen) {
      case "order":
        walk.cart.clear();
        walk.orders++;
        return seen.filter((each) => each !== "loading").join(" → ");
      case "offer":
        await tab.button("offer_decline").click();
        break;
      case "rateChange":
        await tab.button("accept_change").click();
        break;
      case "changes":
        await tab.dialogs.getByRole("button").last().click();
        await tab.dialogs.first().waitFor({ state: "hidden" });
        break;
      case "shipping":
        await fillShipping(tab, country);
        await pressSubmit(tab);
        break;
      case "giftcard":
        await fillGiftCards(tab);
        await pressSubmit(tab);
        break;
      case "payment": {
        const way = await wayToPay(walk);
        if (way === "none") throw await deadEnd("nothing to pay with");
        if (way === "elsewhere") break;
        if (++paid > 4) throw await deadEnd("paid four times");
        try {
          await fillPayment(tab, country);
          await pressSubmit(tab);
          await settled(walk);
        } catch (error) {
          // The shop may say meanwhile that the cart changed.
          if ((await screenOf(tab)) === "payment") throw error;
        }
        break;
      }
      case "blocked":
      case "elsewhere":
        if (seen.filter((each) => each === screen).length > 3)
          throw await deadEnd(`${screen} again and again`);
        await addRegularProduct(walk);
        await tab.open("/checkout");
        break;
      case "loading":
        await tab.page.waitForTimeout(50);
    }
  }
  throw await deadEnd(`no order after ${WITHIN / 1000} s`);
}

/** The button is there once the invoice is; the shop's own words say why it never comes. */
async function wayToPay({ tab }: Walk): Promise<"button" | "elsewhere" | "none"> {
  const section = tab.page.locator("main section[aria-labelledby=payment]");
  const pay = section.locator("button[type=submit]");
  const retry = section.getByRole("button", { name: tab.text("retry"), exact: true });
  const end = Date.now() + TIMEOUT;
  while (Date.now() < end) {
    if ((await screenOf(tab)) !== "payment") return "elsewhere";
    if (await pay.isVisible()) return "button";
    if (await retry.isVisible()) await retry.click({ timeout: 2_000 }).catch(() => undefined);
    await tab.page.waitForTimeout(100);
  }
  return "none";
}

/** A payment that is under way keeps its button busy. */
async function settled({ tab }: Walk): Promise<void> {
  await tab.page
    .locator("main form button[type=submit][aria-busy=true]")
    .first()
    .waitFor({ state: "hidden" });
}

/** Messages of a page that does not go on. */
async function readProblems({ tab }: Walk): Promise<string> {
  const texts = await tab.page
    .locator(
      "main [role=alert], main [aria-invalid=true], main section[aria-labelledby=payment], [role=dialog] h2",
    )
    .allInnerTexts();
  return texts.join(" | ").replaceAll(/\s+/g, " ").slice(0, 300) || `nothing, on ${tab.page.url()}`;
}
