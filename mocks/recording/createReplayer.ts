import type { Backend } from "../api/Backend.ts";
import type { MockSession } from "../session/MockSession.ts";
import type { RecordedCall } from "./RecordedCall.ts";
import { toCall } from "./toCall.ts";
import { toKey } from "./toKey.ts";

/**
 * Answers as the recording has it. A call that was recorded more than once is answered in that order, the last answer
 * then stays; each session begins with the first. Calls that were not recorded are left to the mock's own shop.
 */
export function createReplayer(calls: readonly RecordedCall[]): Backend {
  const recorded = new Map<string, RecordedCall[]>();
  for (const call of calls) {
    const key = toKey(call);
    recorded.set(key, [...(recorded.get(key) ?? []), call]);
  }
  const places = new WeakMap<MockSession, Map<string, number>>();
  return {
    source: "recording",
    async answer(operation, request, session) {
      const key = toKey(toCall(operation, request));
      const answers = recorded.get(key);
      if (answers === undefined) return undefined;
      const place = places.get(session) ?? new Map<string, number>();
      const next = place.get(key) ?? 0;
      places.set(session, place.set(key, next + 1));
      const call = answers[Math.min(next, answers.length - 1)] as RecordedCall;
      return {
        status: call.status,
        headers: { ...call.headers },
        body: call.base64 === undefined ? call.answer : Uint8Array.from(atob(call.base64), toByte),
      };
    },
  };
}

const toByte = (letter: string): number => letter.charCodeAt(0);
