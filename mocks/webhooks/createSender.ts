import { webhookHeaders } from "@velours/sdk/shop";
import type { MockSession } from "../session/MockSession.ts";
import { listEvents } from "./listEvents.ts";

/** Where events are sent. */
export interface MockWebhook {
  url: string;
  /** The secret that events are signed with: `whsec_` and Base64. */
  secret: string;
  /** Hears of an event that the receiver did not take. It is not sent again. */
  onFailure?: (sentence: string) => void;
}

/** How long a receiver may take. */
const milliseconds = 10_000;

/**
 * Sends what happens in every session, in its order, once. It finds events in the state of a session, so that
 * whatever changes it needs to tell nobody.
 */
export function createSender({ url, secret, onFailure }: MockWebhook): (session: MockSession) => void {
  const told = new WeakMap<MockSession, Set<string>>();
  // Orders that a session begins with happened before.
  const started = Date.now();
  let last = Promise.resolve();
  return (session) => {
    const keys = told.get(session) ?? new Set();
    told.set(session, keys);
    for (const { key, ...event } of listEvents(session)) {
      if (keys.has(key) || Date.parse(event.timestamp) < started) continue;
      keys.add(key);
      const id = crypto.randomUUID();
      const body = JSON.stringify({ id, ...event });
      last = last.then(async () => {
        const failure = await post(url, { id, body, secrets: [secret] });
        if (failure !== null) onFailure?.(`${event.type} was not taken by ${url}: ${failure}`);
      });
    }
  };
}

async function post(url: string, event: Parameters<typeof webhookHeaders>[0]): Promise<string | null> {
  try {
    const headers = await webhookHeaders(event);
    const signal = AbortSignal.timeout(milliseconds);
    const { ok, status } = await fetch(url, {
      method: "POST",
      headers,
      body: event.body,
      redirect: "manual",
      signal,
    });
    return ok ? null : `it answered ${status}`;
  } catch (error) {
    const { cause, message } = error as Error;
    // A host with several addresses has a cause without words around those of each.
    const [first] = cause instanceof AggregateError ? cause.errors : [cause];
    return (first as Error | undefined)?.message ?? message;
  }
}
