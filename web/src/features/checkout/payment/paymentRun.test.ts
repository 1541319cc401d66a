import { describe, expect, it } from "vitest";
import { createPaymentRun } from "./paymentRun.ts";

describe("the payment of a page", () => {
  it("runs once at a time", () => {
    const run = createPaymentRun();
    expect([run.begin(), run.begin()]).toEqual([true, false]);
    run.end();
    expect(run.begin()).toBe(true);
  });

  it("goes on while its step is left, and says later how it ended", () => {
    const run = createPaymentRun();
    run.begin();
    run.leave();
    expect([run.get().busy, run.begin()]).toEqual([true, false]);
    run.fail("The bank said no.", "Try another card.");
    run.end();
    expect(run.get()).toMatchObject({
      busy: false,
      failure: "The bank said no.",
      advice: "Try another card.",
    });
  });

  it("forgets with its step what it said there", () => {
    const run = createPaymentRun();
    run.begin();
    run.fail("The bank said no.");
    run.end();
    run.leave();
    expect(run.get()).toEqual({ busy: false, failure: null, advice: null, earlier: null, cancelWait: null });
  });

  it("keeps what is known of a purchase without an answer when its step is left", () => {
    const run = createPaymentRun();
    run.setEarlier("unanswered");
    run.leave();
    expect(run.get().earlier).toBe("unanswered");
    run.begin();
    expect(run.get().earlier).toBeNull();
  });

  it("keeps how to end the wait for a busy shop until that is over", () => {
    const run = createPaymentRun();
    const cancel = () => {};
    run.begin();
    run.sayBusy(cancel);
    run.leave();
    expect(run.get().cancelWait).toBe(cancel);
    run.sayBusy(null);
    expect(run.get().cancelWait).toBeNull();
  });

  it("begins without what the last one said, and tells who listens", () => {
    const run = createPaymentRun();
    const seen: boolean[] = [];
    const { unsubscribe } = run.subscribe(() => seen.push(run.get().busy));
    run.fail("The bank said no.");
    run.begin();
    unsubscribe();
    run.end();
    expect([run.get().failure, seen]).toEqual([null, [false, true]]);
  });
});
