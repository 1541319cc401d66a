import type { DebugEvent } from "@velours/sdk";
import { describe, expect, it, vi } from "vitest";
import { submitPatiently } from "./submitPatiently.ts";

interface Options {
  debug: (event: Partial<DebugEvent>) => void;
  signal: AbortSignal;
}
type Step = (options: Options) => unknown;

const busy: Step = () => ({
  error: { reference: "serviceUnavailable", message: "", value: null },
  response: new Response(null, { status: 503, headers: { "retry-after": "5" } }),
});
const placed: Step = () => ({ data: { id: "order" }, response: new Response(null) });
const isAborted = ({ signal }: Options) =>
  new Promise((_, reject) => signal.addEventListener("abort", () => reject(signal.reason)));

/** A shop that answers its calls in this order; the last goes on. */
function shop(...steps: Step[]) {
  let calls = 0;
  const submitCheckout = vi.fn(async (options: Options) => {
    const step = steps[Math.min(calls++, steps.length - 1)] as Step;
    return step(options);
  });
  const pause = vi.fn(async () => {});
  const said: (null | (() => void))[] = [];
  const sayBusy = (cancel: null | (() => void)) => void said.push(cancel);
  const submit = (isPatient = true) =>
    submitPatiently({ client: { submitCheckout }, pause, ...(isPatient && { sayBusy }) } as never, {
      idempotencyKey: "key",
      body: {} as never,
    });
  return { submit, submitCheckout, pause, said };
}

describe("submitPatiently", () => {
  it("sends it once when the shop is not busy, and says nothing", async () => {
    const { submit, submitCheckout, said } = shop(placed);
    expect(await submit()).toMatchObject({ kind: "answered", answer: { data: { id: "order" } } });
    expect([submitCheckout.mock.calls.length, said]).toEqual([1, [null]]);
  });

  it("waits as long as it is asked to and sends it again under the same key", async () => {
    const { submit, submitCheckout, pause, said } = shop(busy, busy, placed);
    expect((await submit()).kind).toBe("answered");
    expect(pause.mock.calls).toEqual([[5_000], [5_000]]);
    expect(submitCheckout.mock.calls.map(([call]) => call)).toMatchObject(
      Array(3).fill({ idempotencyKey: "key" }),
    );
    expect(said.map((cancel) => cancel !== null)).toEqual([true, true, false]);
  });

  it("gives up after some calls", async () => {
    const { submit, submitCheckout, said } = shop(busy);
    expect(await submit()).toEqual({ kind: "busy" });
    expect([submitCheckout.mock.calls.length, said.at(-1)]).toEqual([4, null]);
  });

  it("sends it once more for nobody who is not told", async () => {
    const { submit, submitCheckout } = shop(busy);
    expect(await submit(false)).toEqual({ kind: "busy" });
    expect(submitCheckout).toHaveBeenCalledTimes(1);
  });

  it("is ended between two calls", async () => {
    const { submit, submitCheckout, pause, said } = shop(busy, placed);
    pause.mockImplementationOnce(() => new Promise(() => {}));
    const submitted = submit();
    await vi.waitFor(() => expect(said).toHaveLength(1));
    said[0]?.();
    expect(await submitted).toEqual({ kind: "canceled" });
    expect([submitCheckout.mock.calls.length, said.at(-1)]).toEqual([1, null]);
  });

  it("is ended while the SDK waits to repeat it", async () => {
    const { submit, said } = shop((options) => {
      options.debug({ status: 503, retryIn: 60_000 });
      return isAborted(options);
    });
    const submitted = submit();
    await vi.waitFor(() => expect(said).toHaveLength(1));
    said[0]?.();
    expect(await submitted).toEqual({ kind: "canceled" });
  });

  it("ends no request under way: its order is shown", async () => {
    const { submit, said, pause } = shop(busy, () => {
      said[0]?.();
      return placed({} as Options);
    });
    vi.useFakeTimers({ toFake: ["performance"] });
    pause.mockImplementation(async () => void vi.advanceTimersByTime(5_001));
    expect(await submit()).toMatchObject({ kind: "answered", answer: { data: { id: "order" } } });
    vi.useRealTimers();
  });

  it("says no more than the shop did once a request got no answer", async () => {
    const lost = shop((options) => {
      options.debug({ error: new Error("took over 10000 ms"), retryIn: 200 });
      options.debug({ status: 503, retryIn: 5_000 });
      return busy(options);
    });
    expect((await lost.submit()).kind).toBe("answered");
    const cut = shop(() => Promise.reject(new Error("connection cut")));
    expect(await cut.submit()).toEqual({ kind: "silent" });
  });
});
