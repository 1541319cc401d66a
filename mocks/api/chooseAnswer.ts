import { catalogue, type ErrorReference, references } from "@velours/sdk/shop";
import type { Failure, Settings } from "../session/settings.ts";
import type { MockResponse } from "../shop/MockResponse.ts";
import { refuse } from "../shop/refuse.ts";
import { ConnectionLostError } from "./ConnectionLostError.ts";
import { sleep } from "./sleep.ts";

/** How long a request that is to time out is held; longer than any client waits. */
const heldMilliseconds = 120_000;

/** The `Prefer` header that asks Prism for an error's example; undefined where the operation cannot answer it. */
export function preferenceFor(operation: string, reference: string | undefined): string | undefined {
  const may: readonly string[] = references[operation as keyof typeof references] ?? [];
  if (reference === undefined || !may.includes(reference)) return undefined;
  return `example=${reference}, code=${catalogue[reference as ErrorReference].status}`;
}

/** The settings that hold for an operation: of the request, else of its session. */
export function settingsFor(operation: string, own: Settings, session: Settings): Settings {
  const holds = (settings: Settings) =>
    settings.operation === undefined || settings.operation === operation ? settings : {};
  return { ...holds(session), ...holds(own) };
}

/** An answer of a service in trouble, or undefined when `failure` is none that answers. */
export function failureAnswer(failure: Failure | undefined): MockResponse | undefined {
  switch (failure) {
    case "503":
      return refuse("serviceUnavailable", null, { headers: { "retry-after": 1 } });
    case "500":
      return refuse("internalError");
    case "429":
      return refuse("rateLimited", null, { headers: { "retry-after": 1 } });
    case "malformed":
      return { status: 200, body: '{"id":', headers: { "content-type": "application/json" } };
    default:
      return undefined;
  }
}

/** Takes the connection away from a request, at once or after the caller gave up; throws when it did. */
export async function breakOff(failure: Failure | undefined, signal: AbortSignal): Promise<void> {
  if (failure === "timeout") await sleep(heldMilliseconds, signal);
  if (failure === "timeout" || failure === "reset") throw new ConnectionLostError();
}
