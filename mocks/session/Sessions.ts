import { parseCookie } from "cookie";
import type { KeptPicture } from "../pictures/addressPictures.ts";
import type { Shop } from "../shop/createShop.ts";
import { createIds } from "./createIds.ts";
import { LruMap } from "./LruMap.ts";
import { MockSession } from "./MockSession.ts";

const sessionCookie = "velours_mock_session";
export const sessionHeader = "x-mock-session";

const named = /^[\w.-]{1,100}$/;

export interface SessionsOptions {
  /** The shop that every client begins with. */
  shop: Shop;
  limit?: number;
  /** For the same ids of orders and all else each time. */
  seed?: number | undefined;
  /** The session of every request that names none; without it each gets its own. */
  only?: string;
}

/** The clients of a mock, each with a shop of its own. The ones unused longest are forgotten. */
export class Sessions {
  readonly #shop: Shop;
  readonly #kept: LruMap<string, MockSession>;
  readonly #newId: () => string;
  /** Pictures that desks keep, by path: an `img` of another origin names no session. */
  readonly pictures = new LruMap<string, KeptPicture>(50);
  readonly #seed: number | undefined;
  readonly #only: string | undefined;

  constructor({ shop, limit = 500, seed, only }: SessionsOptions) {
    this.#shop = shop;
    this.#kept = new LruMap(limit);
    this.#newId = createIds(seed);
    this.#seed = seed;
    this.#only = only;
  }

  get size(): number {
    return this.#kept.size;
  }

  /**
   * The session a request names by its header or cookie, or by the origin of a page that has another one than the mock
   * and so has no cookie; it begins with that. For a request that names none a new one, and the cookie that will name it.
   */
  of(headers: Headers): { session: MockSession; setCookie?: string } {
    const id = [
      headers.get(sessionHeader),
      parseCookie(headers.get("cookie") ?? "")[sessionCookie],
      foreignOrigin(headers),
      this.#only,
    ].find((value): value is string => typeof value === "string" && named.test(value));
    if (id !== undefined) return { session: this.find(id) };
    const session = this.find(this.#newId());
    return { session, setCookie: `${sessionCookie}=${session.id}; Path=/; SameSite=Lax` };
  }

  /** The session of a name; begun when there is none. */
  find(id: string): MockSession {
    const session =
      this.#kept.get(id) ?? new MockSession(id, createIds(this.#seed), this.#shop, this.pictures);
    this.#kept.set(id, session);
    return session;
  }

  /** Gives a client the untouched shop again. */
  reset(id: string): void {
    this.#kept.delete(id);
  }
}

/** The origin of the page that sends the request, as a name; undefined for the mock's own pages and for programs. */
function foreignOrigin(headers: Headers): string | undefined {
  const origin = headers.get("origin");
  if (!origin || !URL.canParse(origin) || new URL(origin).host === headers.get("host")) return undefined;
  return `origin-${new URL(origin).host.replace(/[^\w.-]/g, "-")}`;
}
