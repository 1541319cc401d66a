import type { Client, DebugEvent } from "@velours/sdk";
import { isReference } from "@velours/sdk/errors";

type Answer = Awaited<ReturnType<Client["submitCheckout"]>>;

/** Says that a busy shop is asked again, and how to end that; null once it is over. */
export type SayBusy = (cancel: (() => void) | null) => void;

export type Submitted =
  | { kind: "answered"; answer: Answer }
  /** Each request was answered that the shop is busy: none of them was begun, as far as they say. */
  | { kind: "busy" }
  /** The shopper ended it between two requests that were answered so. */
  | { kind: "canceled" }
  /** A request was sent that got no answer. */
  | { kind: "silent" };

interface Ports {
  client: Pick<Client, "submitCheckout">;
  /** Without it only the SDK repeats. */
  sayBusy?: SayBusy | undefined;
  pause: (milliseconds: number) => Promise<void>;
}

/** Calls of a shopper who waits; the SDK sends each three times at most. */
const CALLS = 4;
/** Milliseconds between two calls at most. */
const LONGEST_PAUSE = 30_000;

/** Sends a purchase again under the same key, after the time it asks for, while the shop is too busy to begin it. */
export async function submitPatiently(
  { client, sayBusy, pause }: Ports,
  request: Parameters<Client["submitCheckout"]>[0],
): Promise<Submitted> {
  const stop = new AbortController();
  const stopped = new Promise<void>((resolve) => stop.signal.addEventListener("abort", () => resolve()));
  let sentAgainAt = 0;
  let isCanceled = false;
  let isSilent = false;

  // A request under way may buy: it is ended only once it was answered.
  function cancel(): void {
    isCanceled = true;
    if (performance.now() < sentAgainAt) stop.abort();
  }

  function wait(milliseconds: number): void {
    sentAgainAt = performance.now() + milliseconds;
    sayBusy?.(cancel);
    if (isCanceled) stop.abort();
  }

  function debug({ status, error, retryIn }: DebugEvent): void {
    if (error !== undefined) isSilent = true;
    if (status === 503 && retryIn !== undefined) wait(retryIn);
  }

  try {
    for (let call = 1; ; call++) {
      const answer = await client.submitCheckout({ ...request, debug, signal: stop.signal });
      const seconds = Number(answer.response.headers.get("retry-after"));
      const isBusy = isReference(answer.error, "serviceUnavailable") && seconds > 0;
      if (!isBusy || isSilent) return { kind: "answered", answer };
      if (isCanceled) return { kind: "canceled" };
      if (call === CALLS || sayBusy === undefined) return { kind: "busy" };
      const milliseconds = Math.min(LONGEST_PAUSE, seconds * 1_000);
      wait(milliseconds);
      await Promise.race([pause(milliseconds), stopped]);
      if (isCanceled) return { kind: "canceled" };
    }
  } catch {
    return { kind: stop.signal.aborted && !isSilent ? "canceled" : "silent" };
  } finally {
    sayBusy?.(null);
  }
}
