import { expect, test } from "@playwright/test";
import { resetSandbox } from "./Shopper.ts";
import { recordSeed } from "./storedPurchase.ts";
import { EVENTS, type EventName } from "./survival/events.ts";
import { expectPayments, Scene } from "./survival/Scene.ts";
import { finishPurchase } from "./survival/screens.ts";
import { type Seed, seededVariant } from "./survival/seed.ts";
import { STEPS, type StepName } from "./survival/steps.ts";

/**
 * The state that the shopper finds after an event. Their typed text is there, and the purchase goes on to one
 * payment, unless a cell says otherwise.
 */
interface Cell {
  /** Key of the text that says what happened. */
  says?: string;
  /** When it is said: at once, at the shopper's next press, or where the shop looks at the cart again. */
  at?: "once" | "next" | "onward";
  /** Key of the button that answers it. */
  press?: string;
  /** Why what was typed is not on the screen afterwards. */
  away?: string;
  /** Where it ends when there is nothing left to buy or to show. */
  ends?: RegExp;
  payments?: number;
}

type Row = readonly [step: StepName, event: EventName, cell: Cell | { never: string }];

const keeps: Cell = {};
const says = (key: string, cell: Cell = {}): Cell => ({ says: key, at: "once", ...cell });
const saysNext = (key: string, cell: Cell = {}): Cell => ({ says: key, at: "next", ...cell });
const changed: Cell = { says: "cart_changed_title", at: "onward", press: "continue_to_checkout" };
const gone = (key: string): Cell => ({
  says: key,
  at: "onward",
  press: "go_back_to_shopping",
  away: "the bag held nothing else",
  ends: /top-picks/,
  payments: 0,
});
const changedLater: Cell = { ...changed, away: "the payment step has come" };
const asGuest = saysNext("order_signed_out", { away: "the purchase goes through as a guest's" });
const never = (reason: string) => ({ never: reason });

const NO_REGION = never("the checkout shows no choice of region");
const NOT_SENT = never("nothing is sent before the payment");
const PAID = "the order is placed: it holds what was paid";
const BANK_GONE = "the bank's dialog goes with the page, and nothing was charged";
const BANK_STAYS = "the bank's dialog stays open above the step before, and the payment goes on";
const ORDER_NEXT = "the shop goes on to the confirmation";
const RATE_AGAIN = "its shipping option was of no known region and is chosen again";
const FORGOTTEN = "a sign-out removes what the member typed from this browser";
const ASKED: Cell = { at: "next", away: "the shop is asked what became of it, and the order shows" };
/** Only the member sees their order; the offer went with the page. */
const MEMBERS: Cell = { away: "the order is the member's", ends: /checkout/, payments: 1 };

const TABLE: readonly Row[] = [
  ["cart", "reload", keeps],
  ["cart", "back and forward", keeps],
  ["cart", "goods added in a second tab", keeps],
  ["cart", "session closed elsewhere", saysNext("signed_out", { away: "the checkout has come" })],
  ["cart", "signed out in a second tab", says("signed_out")],
  ["cart", "region changed here", keeps],
  ["cart", "region changed in a second tab", says("region_changed_elsewhere")],
  ["cart", "price changed", changedLater],
  ["cart", "sold out", gone("validation_inventory")],
  ["cart", "taken out of the shop", gone("validation_unavailable")],
  [
    "cart",
    "shop unavailable",
    saysNext("shipping_options_failed", { press: "retry", away: "the checkout has come" }),
  ],
  ["cart", "offline", saysNext("not_loaded", { away: "the checkout comes with the connection" })],
  ["cart", "storage refused from here on", keeps],
  ["cart", "storage of an older release", keeps],
  ["cart", "answer lost", NOT_SENT],

  ["delivery", "reload", keeps],
  ["delivery", "back and forward", keeps],
  ["delivery", "goods added in a second tab", says("bag_changed_elsewhere")],
  ["delivery", "session closed elsewhere", saysNext("signed_out")],
  ["delivery", "signed out in a second tab", says("signed_out", { away: FORGOTTEN })],
  ["delivery", "region changed here", NO_REGION],
  ["delivery", "region changed in a second tab", says("region_changed_elsewhere")],
  ["delivery", "price changed", changedLater],
  ["delivery", "sold out", gone("validation_inventory")],
  ["delivery", "taken out of the shop", gone("validation_unavailable")],
  ["delivery", "shop unavailable", saysNext("shipping_options_failed", { press: "retry" })],
  ["delivery", "offline", saysNext("shipping_options_failed", { press: "retry" })],
  ["delivery", "storage refused from here on", keeps],
  ["delivery", "storage of an older release", keeps],
  ["delivery", "answer lost", NOT_SENT],

  ["payment", "reload", keeps],
  ["payment", "back and forward", keeps],
  ["payment", "goods added in a second tab", says("bag_changed_elsewhere")],
  ["payment", "session closed elsewhere", asGuest],
  ["payment", "signed out in a second tab", says("signed_out", { away: FORGOTTEN })],
  ["payment", "region changed here", NO_REGION],
  [
    "payment",
    "region changed in a second tab",
    says("region_changed_elsewhere", { away: "the address is asked for first" }),
  ],
  ["payment", "price changed", changed],
  ["payment", "sold out", gone("validation_inventory")],
  ["payment", "taken out of the shop", gone("validation_unavailable")],
  ["payment", "shop unavailable", saysNext("serviceUnavailable")],
  ["payment", "offline", saysNext("outcome_offline")],
  ["payment", "storage refused from here on", keeps],
  ["payment", "storage of an older release", { away: RATE_AGAIN }],
  ["payment", "answer lost", ASKED],

  ["payment under way", "reload", { away: BANK_GONE }],
  ["payment under way", "back and forward", { away: BANK_STAYS }],
  ["payment under way", "goods added in a second tab", saysNext("express_bag_changed")],
  ["payment under way", "session closed elsewhere", asGuest],
  ["payment under way", "signed out in a second tab", says("signed_out", { away: FORGOTTEN })],
  ["payment under way", "region changed here", NO_REGION],
  [
    "payment under way",
    "region changed in a second tab",
    saysNext("region_changed_elsewhere", { away: "the address is asked for first" }),
  ],
  ["payment under way", "price changed", changed],
  ["payment under way", "sold out", gone("validation_inventory")],
  ["payment under way", "taken out of the shop", gone("validation_unavailable")],
  ["payment under way", "shop unavailable", saysNext("outcome_unknown")],
  ["payment under way", "offline", { at: "next", away: "the bank's dialog waits for the connection" }],
  ["payment under way", "storage refused from here on", keeps],
  ["payment under way", "storage of an older release", { away: BANK_GONE }],
  ["payment under way", "answer lost", ASKED],

  ["offer after the purchase", "reload", says("offer_left", { away: PAID, payments: 1 })],
  ["offer after the purchase", "back and forward", { away: PAID, payments: 1 }],
  ["offer after the purchase", "goods added in a second tab", keeps],
  ["offer after the purchase", "session closed elsewhere", saysNext("check_email", MEMBERS)],
  ["offer after the purchase", "signed out in a second tab", says("check_email", MEMBERS)],
  ["offer after the purchase", "region changed here", NO_REGION],
  ["offer after the purchase", "region changed in a second tab", keeps],
  ["offer after the purchase", "price changed", keeps],
  ["offer after the purchase", "sold out", keeps],
  ["offer after the purchase", "taken out of the shop", keeps],
  [
    "offer after the purchase",
    "shop unavailable",
    saysNext("offer_failed", { away: ORDER_NEXT, payments: 1 }),
  ],
  ["offer after the purchase", "offline", saysNext("offer_failed", { away: ORDER_NEXT, payments: 1 })],
  ["offer after the purchase", "storage refused from here on", keeps],
  ["offer after the purchase", "storage of an older release", { away: PAID, payments: 1 }],
  ["offer after the purchase", "answer lost", saysNext("offer_failed", { away: ORDER_NEXT })],

  ["confirmation", "reload", keeps],
  ["confirmation", "back and forward", keeps],
  ["confirmation", "goods added in a second tab", keeps],
  ["confirmation", "session closed elsewhere", keeps],
  ["confirmation", "signed out in a second tab", says("check_email", MEMBERS)],
  ["confirmation", "region changed here", NO_REGION],
  ["confirmation", "region changed in a second tab", keeps],
  ["confirmation", "price changed", keeps],
  ["confirmation", "sold out", keeps],
  ["confirmation", "taken out of the shop", keeps],
  ["confirmation", "shop unavailable", { at: "next" }],
  ["confirmation", "offline", keeps],
  ["confirmation", "storage refused from here on", keeps],
  ["confirmation", "storage of an older release", keeps],
  ["confirmation", "answer lost", never("it shows an answer that came")],
];

let seed: Seed;

test.beforeAll(async ({ browser, baseURL }) => {
  await resetSandbox();
  seed = await recordSeed(browser, baseURL ?? "");
});
test.beforeEach(resetSandbox);
test.afterEach(resetSandbox);

const steps = Object.keys(STEPS);
const events = Object.keys(EVENTS);
const takesAll = process.env.EVERY_CELL !== undefined || process.env.FULL !== undefined;
/** The whole table takes more than ten minutes: each landing takes a diagonal, in which every step up to the offer stands. */
const isInDiagonal = (step: StepName, event: EventName) => steps.indexOf(step) + events.indexOf(event) === 10;

for (const [index, [stepName, eventName, cell]] of TABLE.entries()) {
  if ("never" in cell) continue;
  if (!takesAll && !isInDiagonal(stepName, eventName)) continue;
  // Each event and each step is read in both languages.
  const language = index % 2 ? "fr" : "en";
  test(`${stepName} × ${eventName}, in ${language}`, async ({ page }) => {
    const step = STEPS[stepName];
    const event: (typeof EVENTS)[EventName] & { pass?: (scene: Scene) => Promise<void> } = EVENTS[eventName];
    const scene = new Scene(page, language, seededVariant(seed));
    const member = /^(session|signed out)/.test(eventName);
    await step.reach(scene, { seed, member });

    await event.happen(scene);
    if (cell.at === "next") await step.next(scene);
    if (cell.at === "onward") await step.onward(scene);
    if (cell.says) await expect(scene.message(cell.says)).toBeVisible({ timeout: 15_000 });
    await event.pass?.(scene);
    if (cell.press) await scene.button(cell.press).click();
    if (!cell.away) await step.kept(scene);
    if (cell.ends) await expect(page).toHaveURL(cell.ends);
    else if (cell.away === ORDER_NEXT) await scene.seesOrder();
    else await finishPurchase(scene);
    await expectPayments(cell.payments ?? (stepName.startsWith("offer") ? 2 : 1));
    expect(scene.orders.size).toBeLessThanOrEqual(1);
  });
}

test("every step meets every event", () => {
  const cells = TABLE.map(([step, event]) => `${step} × ${event}`);
  const all = steps.flatMap((step) => events.map((event) => `${step} × ${event}`));
  expect(cells.toSorted()).toEqual(all.toSorted());
});
