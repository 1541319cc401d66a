import { randomUUID } from "node:crypto";
import type { IncomingHttpHeaders } from "node:http";
import { parseCookie } from "cookie";
import { LruMap } from "./LruMap.ts";
import { Session } from "./Session.ts";

const sessionCookie = "velours_mock_session";
export const sessionHeader = "x-mock-session";

const named = /^[\w.-]{1,100}$/;

/** The clients of a mock, each with a shop of its own. The ones unused longest are forgotten. */
export class Sessions {
  readonly #kept: LruMap<string, Session>;

  constructor(limit = 500) {
    this.#kept = new LruMap(limit);
  }

  get size(): number {
    return this.#kept.size;
  }

  /**
   * The session a request names by its header or cookie, which begins with it; for a request that names none a new
   * one, and the cookie that will name it.
   */
  of(headers: IncomingHttpHeaders): { session: Session; setCookie?: string } {
    const id = [headers[sessionHeader], parseCookie(headers.cookie ?? "")[sessionCookie]].find(
      (value): value is string => typeof value === "string" && named.test(value),
    );
    if (id !== undefined) return { session: this.#kept.get(id) ?? this.#begin(id) };
    const session = this.#begin(randomUUID());
    return { session, setCookie: `${sessionCookie}=${session.id}; Path=/; SameSite=Lax` };
  }

  /** Gives a client the untouched shop again. */
  reset(id: string): void {
    this.#kept.delete(id);
  }

  #begin(id: string): Session {
    const session = new Session(id);
    this.#kept.set(id, session);
    return session;
  }
}
