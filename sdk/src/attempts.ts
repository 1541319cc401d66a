import { ConnectionError, TimeoutError } from "./failures.ts";
import type { RequestResult } from "./requestOptions.ts";

export interface Attempts {
  operation: string;
  /** Whether doing it twice does no more than doing it once. */
  repeatable: boolean;
  timeout: number;
  retries: number;
  signal: AbortSignal | undefined;
  onAnswer: (response: Response) => void | Promise<void>;
}

/** No one waits longer than this for a repetition; the refusal is answered instead. Milliseconds. */
const LONGEST_WAIT = 10_000;

/** Runs a call, each attempt in its time, and repeats it where that is safe and may help. */
export async function repeat(
  run: (signal: AbortSignal) => Promise<RequestResult>,
  attempts: Attempts,
): Promise<RequestResult> {
  const { repeatable, retries, signal } = attempts;
  for (let attempt = 0; ; attempt++) {
    const again = repeatable && attempt < retries;
    let wait = 200 * 2 ** attempt * (0.5 + Math.random());
    const outcome = await once(run, attempts).catch((failure: Error) => {
      if (!again || !(failure instanceof ConnectionError)) throw failure;
    });
    if (outcome) {
      await attempts.onAnswer(outcome.response);
      if (!again || !worthRepeating(outcome)) return outcome;
      const delay = retryAfter(outcome.response);
      if (delay > LONGEST_WAIT) return outcome;
      wait += delay;
    }
    await pause(wait, signal);
  }
}

const BUSY = [429, 502, 503, 504];

function worthRepeating({ response, error }: RequestResult): boolean {
  return (
    BUSY.includes(response.status) ||
    (error as { reference?: string } | undefined)?.reference === "idempotencyKeyInProgress"
  );
}

async function once(
  run: (signal: AbortSignal) => Promise<RequestResult>,
  { operation, timeout, signal }: Attempts,
): Promise<RequestResult> {
  const late = new AbortController();
  const timer = setTimeout(() => late.abort(), timeout);
  try {
    return await run(signal ? AbortSignal.any([signal, late.signal]) : late.signal);
  } catch (cause) {
    if (signal?.aborted) throw signal.reason;
    if (late.signal.aborted) throw new TimeoutError(operation, timeout);
    throw new ConnectionError(operation, cause);
  } finally {
    clearTimeout(timer);
  }
}

/** Milliseconds the answer asks to wait (`Retry-After`: seconds or a date); 0 when it does not. */
function retryAfter(response: Response): number {
  const value = response.headers.get("retry-after") ?? "";
  return Math.max(0, Number(value) * 1000 || Date.parse(value) - Date.now() || 0);
}

function pause(milliseconds: number, signal: AbortSignal | undefined): Promise<void> {
  return new Promise((resolve, reject) => {
    const stop = () => {
      clearTimeout(timer);
      reject(signal?.reason);
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop);
  });
}
