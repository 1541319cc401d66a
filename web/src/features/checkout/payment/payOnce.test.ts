import { beforeEach, describe, expect, it, vi } from "vitest";
import { isReloadHeld, reloadPage } from "../../../platform/session/reloadHold.ts";
import type { PayOutcome } from "./PayOutcome.ts";
import { createPaymentRun } from "./paymentRun.ts";
import { payOnce } from "./payOnce.ts";

const reload = vi.fn();
beforeEach(() => {
  reload.mockClear();
  vi.stubGlobal("location", { reload });
});

const paid = { kind: "paid", joinNonce: null, earlier: false, signedOut: false } as PayOutcome;

function start(sent: Promise<PayOutcome>, shown: Promise<void> = Promise.resolve()) {
  const run = createPaymentRun();
  const show = vi.fn(() => shown);
  const send = vi.fn(() => sent);
  return { run, show, send, pay: () => payOnce(send, { ...run, show }) };
}

describe("payOnce", () => {
  it("sends nothing while another payment runs, and pays again once that is shown", async () => {
    const answer = Promise.withResolvers<PayOutcome>();
    const { run, send, pay } = start(answer.promise);
    const first = pay();
    expect(await pay()).toBeNull();
    answer.resolve({ kind: "stale" });
    expect(await first).toEqual({ kind: "stale" });
    expect([send.mock.calls.length, run.get().busy]).toEqual([1, false]);
    await pay();
    expect(send).toHaveBeenCalledTimes(2);
  });

  it("keeps the page until an order is shown, and then loads nothing anew", async () => {
    const shown = Promise.withResolvers<void>();
    const { pay } = start(Promise.resolve(paid), shown.promise);
    const first = pay();
    reloadPage();
    expect(isReloadHeld()).toBe(true);
    shown.resolve();
    await first;
    expect([isReloadHeld(), reload.mock.calls.length]).toEqual([false, 0]);
  });

  it("loads the page anew that was to be, once a payment without an order is shown", async () => {
    const { pay, show } = start(Promise.resolve({ kind: "notSent", offline: true }));
    const first = pay();
    reloadPage();
    await first;
    expect([show.mock.calls.length, reload.mock.calls.length]).toEqual([1, 1]);
  });

  it("lets the next payment begin when what is shown breaks", async () => {
    const { run, pay } = start(Promise.resolve(paid), Promise.reject(new Error("no page")));
    await expect(pay()).rejects.toThrow("no page");
    expect([run.get().busy, isReloadHeld()]).toEqual([false, false]);
  });
});
