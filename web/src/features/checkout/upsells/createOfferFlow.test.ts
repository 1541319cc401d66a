import type { Order, Upsells } from "@velours/sdk/types";
import { describe, expect, it, vi } from "vitest";
import { type AcceptOutcome, createOfferFlow, type OfferFlow } from "./createOfferFlow.ts";

const START = Date.UTC(2026, 10, 20, 10);
const MINUTES = 5 * 60_000;

/** An offer of five minutes; `at` moves the clock to so many milliseconds after its start. */
function startOffer(type: "single" | "bundle" = "single") {
  let now = START;
  let hidden = false;
  let answer: (outcome: AcceptOutcome) => void = () => {};
  const close = vi.fn(async (_reason: string, _detail?: string) => {});
  const onEnd = vi.fn();
  const accept = vi.fn(
    (_position: number) =>
      new Promise<AcceptOutcome>((resolve) => {
        answer = resolve;
      }),
  );
  const offer = { type, products: [1, 2, 3], expires: new Date(START + MINUTES).toISOString() };
  const flow = createOfferFlow(offer as unknown as Upsells, {
    accept,
    close,
    onEnd,
    now: () => now,
    isHidden: () => hidden,
  });
  return {
    flow,
    close,
    onEnd,
    accept,
    answer: async (outcome: AcceptOutcome) => {
      answer(outcome);
      await vi.waitFor(() => expect(flow.get().phase).not.toBe("accepting"));
    },
    cutOff: () => answer({ kind: "unanswered", detail: "Error: cut" }),
    at(ms: number) {
      now = START + ms;
      flow.tick();
    },
    hide: (value: boolean) => {
      hidden = value;
    },
  };
}

type Offer = ReturnType<typeof startOffer>;
const REFUSED: AcceptOutcome = { kind: "refused", detail: "paymentDeclined: Do Not Honor" };
const ACCEPTED: AcceptOutcome = { kind: "accepted", order: { id: "order" } as Order, joinNonce: "join" };

async function fail(offer: Offer) {
  void offer.flow.accept();
  await offer.answer(REFUSED);
}

describe("an offer after the purchase", () => {
  it.each([
    [0, 300],
    [1_000, 299],
    [1_500, 299],
    [MINUTES - 1, 1],
  ])("after %d ms has %d seconds left (C-384)", (ms, seconds) => {
    const { flow, at } = startOffer();
    at(ms);
    expect(flow.get()).toEqual({ phase: "offered", position: 0, seconds });
  });

  it("shows the next product on each decline, and closes after the last (C-386, C-387, C-389)", () => {
    const { flow, close } = startOffer();
    flow.decline();
    expect(flow.get().position).toBe(1);
    flow.decline();
    expect(flow.get().position).toBe(2);
    expect(close).not.toHaveBeenCalled();
    flow.decline();
    flow.decline();
    expect(close.mock.calls).toEqual([["offers-all-declined", undefined]]);
  });

  it.each<[string, "single" | "bundle", (offer: Offer) => unknown, string, string?]>([
    ["a declined bundle (C-389)", "bundle", ({ flow }) => flow.decline(), "offers-all-declined"],
    ["its end (C-390, C-395)", "single", ({ at }) => at(MINUTES), "countdown-offer-elapsed"],
    [
      "the window's return after its end (C-391)",
      "single",
      ({ flow, at, hide }) => {
        hide(true);
        at(MINUTES + 1);
        hide(false);
        flow.refocus();
      },
      "window-refocus-and-offer-expired",
    ],
    ["leaving the page (C-392)", "single", ({ flow }) => flow.leave(), "upsells-unmounted/navigation"],
    [
      "15 seconds after a failure (C-393)",
      "single",
      async (offer) => {
        await fail(offer);
        offer.at(14_999);
        expect(offer.close).not.toHaveBeenCalled();
        offer.at(15_000);
      },
      "countdown-error-elapsed",
      "paymentDeclined: Do Not Honor",
    ],
    [
      "leaving while a failure is shown",
      "single",
      async (offer) => {
        await fail(offer);
        offer.flow.leave();
      },
      "upsells-unmounted/navigation",
    ],
  ])("%s closes the order once, whatever comes after it (C-388)", async (_, type, ending, reason, detail) => {
    const offer = startOffer(type);
    await ending(offer);
    await vi.waitFor(() => expect(offer.onEnd.mock.calls).toEqual([[{ kind: "closed", reason }]]));
    offer.at(MINUTES + 60_000);
    offer.flow.refocus();
    offer.flow.decline();
    offer.flow.leave();
    offer.flow.endElsewhere();
    await offer.flow.accept();
    expect(offer.close.mock.calls).toEqual([[reason, detail]]);
    expect(offer.accept.mock.calls.length).toBe(detail || _.includes("failure") ? 1 : 0);
    expect(offer.onEnd).toHaveBeenCalledTimes(1);
  });

  it("is left open on a hidden page until the shopper is back", () => {
    const { flow, at, hide, close } = startOffer();
    hide(true);
    at(MINUTES + 60_000);
    expect(close).not.toHaveBeenCalled();
    expect(flow.get().seconds).toBe(0);
  });

  it("an acceptance is sent once, and closes nothing (C-385)", async () => {
    const offer = startOffer();
    offer.flow.decline();
    void offer.flow.accept();
    void offer.flow.accept();
    offer.flow.decline();
    expect(offer.accept.mock.calls).toEqual([[1]]);
    await offer.answer(ACCEPTED);
    offer.flow.leave();
    offer.at(MINUTES);
    expect(offer.onEnd.mock.calls).toEqual([[ACCEPTED]]);
    expect(offer.close).not.toHaveBeenCalled();
  });

  it.each<[string, (flow: OfferFlow) => void]>([
    ["its time runs out", () => {}],
    ["the window is focused", (flow) => flow.refocus()],
    ["the page is left", (flow) => flow.leave()],
    ["another tab ends it", (flow) => flow.endElsewhere()],
  ])("while an acceptance is under way nothing is closed although %s", async (_, happen) => {
    const offer = startOffer();
    void offer.flow.accept();
    offer.at(MINUTES + 5_000);
    happen(offer.flow);
    expect(offer.close).not.toHaveBeenCalled();
    await offer.answer(ACCEPTED);
    expect(offer.close).not.toHaveBeenCalled();
    expect(offer.onEnd.mock.calls).toEqual([[ACCEPTED]]);
  });

  it("an acceptance that is refused after the page was left closes the order", async () => {
    const offer = startOffer();
    void offer.flow.accept();
    offer.flow.leave();
    await offer.answer(REFUSED);
    expect(offer.close.mock.calls).toEqual([["upsells-unmounted/navigation", undefined]]);
  });

  it("an acceptance cut off by leaving the page closes nothing: the next page asks for the order", async () => {
    const offer = startOffer();
    void offer.flow.accept();
    offer.flow.leave();
    offer.cutOff();
    await Promise.resolve();
    await Promise.resolve();
    offer.at(MINUTES + 60_000);
    expect(offer.close).not.toHaveBeenCalled();
  });

  it("the failure counts down from 15 and is not cut short by the offer's end (C-237, C-393)", async () => {
    const offer = startOffer();
    offer.at(MINUTES - 2_000);
    await fail(offer);
    expect(offer.flow.get()).toMatchObject({ phase: "failed", seconds: 15 });
    offer.at(MINUTES + 1_000);
    expect(offer.flow.get()).toMatchObject({ phase: "failed", seconds: 12 });
    expect(offer.close).not.toHaveBeenCalled();
  });

  it("ended in another tab it closes nothing", () => {
    const { flow, close, onEnd } = startOffer();
    flow.endElsewhere();
    flow.leave();
    expect(onEnd.mock.calls).toEqual([[{ kind: "elsewhere" }]]);
    expect(close).not.toHaveBeenCalled();
  });
});
