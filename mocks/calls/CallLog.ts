/** The part of the mock that decided an answer. */
export type CallSource = "failure" | "scenario" | "handler" | "recording" | "shop" | "example" | "mock";

/** A call that the mock answered. */
export interface MockCall {
  /** Counted from 1. */
  id: number;
  /** RFC 3339. */
  time: string;
  session: string;
  /** Absent for an address of no operation. */
  operation?: string;
  request: {
    method: string;
    /** Below `/api`, with its query. */
    path: string;
    headers: Record<string, string | undefined>;
    /** Parsed where it is JSON. */
    body?: unknown;
  };
  /** Absent where the connection was dropped, as a failure asks for. */
  answer?: { status: number; headers: Record<string, string>; body?: unknown };
  /** `shop` is the mock's own, or the real one that is recorded; `mock` refuses what breaks the mock's own rules. */
  source: CallSource;
  milliseconds: number;
}

/** Which calls: those of a session, of an operation, or all. */
export interface CallFilter {
  session?: string | undefined;
  operation?: string | undefined;
}

const limit = 200;

/** The newest calls of all sessions, the oldest first. */
export class CallLog {
  #calls: MockCall[] = [];
  #lastId = 0;

  add(call: Omit<MockCall, "id">): void {
    this.#lastId += 1;
    this.#calls.push({ id: this.#lastId, ...call });
    if (this.#calls.length > limit) this.#calls.shift();
  }

  list({ session, operation }: CallFilter = {}) {
    return this.#calls.filter(
      (call) =>
        (session === undefined || call.session === session) &&
        (operation === undefined || call.operation === operation),
    );
  }

  forget(session: string): void {
    this.#calls = this.#calls.filter((call) => call.session !== session);
  }
}
