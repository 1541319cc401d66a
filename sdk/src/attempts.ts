import { ConnectionError, TimeoutError } from "./failures.ts";
import type { CallInfo, DebugEvent } from "./requestOptions.ts";

export interface ParsedResponse {
  response: Response;
  data?: unknown;
  error?: unknown;
  /** The text, where it is not the contract's. */
  unexpected?: string;
}

export interface Attempts {
  /** Counted up while they are made. */
  call: CallInfo;
  method: string;
  path: string;
  /** A repeated call has the effect of a single one. */
  repeatable: boolean;
  timeout: number;
  deadline: number;
  retries: number;
  signal: AbortSignal | undefined;
  onAnswer: (response: Response, startedAt: number) => void | Promise<void>;
  debug: ((event: DebugEvent) => void) | undefined;
}

/** No one waits longer than this for a repetition; the refusal is answered instead. Milliseconds. */
const LONGEST_WAIT = 10_000;

/** A timer of more than 2^31 milliseconds ends at once. */
const LONGEST_TIMER = 2e9;

/** Runs a call, each attempt in its time and all in the call's, and repeats it where that is safe and may help. */
export async function repeat(
  run: (signal: AbortSignal, milliseconds: number) => Promise<ParsedResponse>,
  attempts: Attempts,
): Promise<ParsedResponse> {
  const { call, method, path, repeatable, retries, signal, deadline, debug } = attempts;
  if (!(attempts.timeout > 0 && deadline > 0)) throw new RangeError("timeout and deadline must be above 0");
  const end = Date.now() + deadline;
  for (;;) {
    const started = Date.now();
    let wait = 200 * 2 ** call.attempts++ * (0.5 + Math.random());
    let delay = 0;
    let answer: ParsedResponse | undefined;
    let failure: unknown;
    try {
      answer = await once(run, attempts, end - started);
    } catch (thrown) {
      failure = thrown;
    }
    if (answer) {
      await attempts.onAnswer(answer.response, started);
      delay = retryAfter(answer.response);
      wait += delay;
    }
    const mayHelp = answer
      ? isWorthRepeating(answer)
      : failure instanceof ConnectionError || failure instanceof TimeoutError;
    const again =
      repeatable && mayHelp && call.attempts <= retries && delay <= LONGEST_WAIT && Date.now() + wait < end;
    debug?.({
      operation: call.operation,
      method,
      path,
      attempt: call.attempts,
      milliseconds: Date.now() - started,
      ...(answer && {
        status: answer.response.status,
        requestId: answer.response.headers.get("x-request-id") ?? undefined,
      }),
      ...(failure !== undefined && { error: failure }),
      ...(again && { retryIn: wait }),
    } as DebugEvent);
    if (!again) {
      if (answer) return answer;
      throw failure;
    }
    await pause(wait, signal);
  }
}

function isWorthRepeating({ response, error }: ParsedResponse): boolean {
  return (
    /429|50[0234]/.test(`${response.status}`) ||
    (error as { reference?: string } | undefined)?.reference === "idempotencyKeyInProgress"
  );
}

async function once(
  run: (signal: AbortSignal, milliseconds: number) => Promise<ParsedResponse>,
  { call, signal, timeout, deadline }: Attempts,
  left: number,
): Promise<ParsedResponse> {
  // Safari had no AbortSignal.any before 17.4, and React Native has none.
  const ended = new AbortController();
  const stop = () => ended.abort(signal?.reason);
  const milliseconds = Math.min(timeout, left, LONGEST_TIMER);
  const timer = setTimeout(() => ended.abort(), milliseconds);
  if (signal?.aborted) stop();
  else signal?.addEventListener("abort", stop);
  try {
    return await run(ended.signal, milliseconds);
  } catch (failure) {
    if (signal?.aborted) throw signal.reason ?? failure;
    throw ended.signal.aborted ? new TimeoutError(call, left < timeout ? deadline : timeout) : failure;
  } finally {
    clearTimeout(timer);
    signal?.removeEventListener("abort", stop);
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
      // React Native's signals have none.
      reject(signal?.reason ?? Error("aborted"));
    };
    const timer = setTimeout(() => {
      signal?.removeEventListener("abort", stop);
      resolve();
    }, milliseconds);
    if (signal?.aborted) stop();
    else signal?.addEventListener("abort", stop);
  });
}
