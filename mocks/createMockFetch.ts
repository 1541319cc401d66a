import type { ErrorReference } from "@velours/sdk/shop";
import type { operations } from "@velours/sdk/types";
import { ConnectionLostError } from "./api/ConnectionLostError.ts";
import type { CallFilter, MockCall } from "./calls/CallLog.ts";
import { createMockApi } from "./createMockApi.ts";
import { dataNames, openShop, toSource } from "./data/openShop.ts";
import type { ShopData } from "./data/ShopData.ts";
import { checkHandlers } from "./handlers/checkHandlers.ts";
import type { MockHandlers } from "./handlers/MockHandlers.ts";
import type { Pictures } from "./pictures/addressPictures.ts";
import { createReplayer } from "./recording/createReplayer.ts";
import type { RecordedCall } from "./recording/RecordedCall.ts";
import { checkSettings, findUnknownSetting } from "./session/checkSettings.ts";
import { type Failure, readSettings, settingNames } from "./session/settings.ts";

export type { CallSource, MockCall } from "./calls/CallLog.ts";
export type { MemberData, ShopData } from "./data/ShopData.ts";
export type * from "./handlers/MockHandlers.ts";
export type { Pictures } from "./pictures/addressPictures.ts";
export type { RecordedCall } from "./recording/RecordedCall.ts";

/** Errors and delays to fake until other settings are made. */
export interface MockFetchSettings {
  /** An error reference: each operation that may answer it does. */
  scenario?: ErrorReference;
  /** `timeout` never answers, `reset` fails as without a network, `malformed` sends half a JSON. */
  fail?: Failure;
  /** Milliseconds each answer waits, up to 60000. */
  delay?: number;
  /** Keeps the others to one operation. */
  operation?: keyof operations;
}

export interface MockFetchOptions extends MockFetchSettings, ShopData {
  /** Answers in the place of the mock's own, by operation. */
  handlers?: MockHandlers;
  /** Calls of a real shop, which `--record` wrote: these are answered as it answered them. */
  recording?: readonly RecordedCall[];
  /** Addresses of pictures: drawn into their own addresses by default. */
  pictures?: Pictures;
  /** The same ids of orders, sessions and all else each time. */
  seed?: number;
  /** Required `x-client-token` of requests; `velours-dev` by default. */
  clientToken?: string;
  /** The site of a request whose host name says none; `boutique` by default. */
  site?: string;
}

/** A `fetch` with a shop of its own behind it. */
export interface MockFetch {
  (input: string | URL | Request, init?: RequestInit): Promise<Response>;
  /** Takes the place of all earlier settings; `set({})` takes them back. */
  set: (settings: MockFetchSettings) => void;
  /** Adds handlers, or puts others in the place of those of the same operations, until `reset`. */
  use: (handlers: MockHandlers) => void;
  /** The newest calls since the last reset, the oldest first. */
  calls: (filter?: CallFilter) => readonly MockCall[];
  /** The untouched shop again, with the settings and handlers it was made with. */
  reset: () => void;
}

/** The one session of the function, unless a request names another by `x-mock-session`. */
const sessionName = "tab";

/**
 * The mock as a `fetch`, for tests, stories and pages without a server: it answers what an address has below `/api`,
 * whatever its origin, sends nothing anywhere and remembers as a shop does.
 */
export function createMockFetch(options: MockFetchOptions = {}): MockFetch {
  const {
    seed,
    clientToken = "velours-dev",
    site = "boutique",
    handlers: ownHandlers = {},
    recording,
    pictures = "data",
    ...rest
  } = options;
  const isData = ([name]: [string, unknown]) => dataNames.includes(name);
  const stated = Object.entries(rest).filter(([, value]) => value !== undefined);
  const first = Object.fromEntries(stated.filter((entry) => !isData(entry)));
  checkHandlers(ownHandlers);
  const shop = openShop(toSource(Object.fromEntries(stated.filter(isData))));
  let handlers: MockHandlers = {};
  const build = () =>
    createMockApi({
      seed,
      clientToken,
      site,
      shop,
      handlers,
      backend: recording && createReplayer(recording),
      pictures,
      only: sessionName,
    });
  let api = build();
  const set = (settings: MockFetchSettings) => {
    api.sessions.find(sessionName).settings = parseSettings(settings, [...settingNames]);
  };
  const use = (more: MockHandlers) => {
    checkHandlers(more);
    Object.assign(handlers, more);
  };
  const reset = () => {
    handlers = { ...ownHandlers };
    api = build();
    api.sessions.find(sessionName).settings = parseSettings(first, [
      ...settingNames,
      "seed",
      "clientToken",
      "site",
      "handlers",
      "recording",
      "pictures",
      ...dataNames,
    ]);
  };
  reset();
  const mockFetch = async (input: string | URL | Request, init?: RequestInit): Promise<Response> => {
    const request =
      input instanceof Request ? new Request(input, init) : new Request(new URL(input, baseUrl()), init);
    const { signal } = request;
    signal.throwIfAborted();
    try {
      const response = await api.answer(request);
      signal.throwIfAborted();
      return request.method === "HEAD" ? new Response(null, response) : response;
    } catch (error) {
      // As browsers say it when there is no network.
      if (error instanceof ConnectionLostError) throw new TypeError("Failed to fetch", { cause: error });
      throw error;
    }
  };
  return Object.assign(mockFetch, {
    set,
    use,
    reset,
    calls: (filter?: CallFilter) => api.log.list(filter),
  });
}

/** Programs have no address that `/api` could be below. */
const baseUrl = (): string =>
  globalThis.location?.protocol.startsWith("http") ? globalThis.location.href : "http://localhost/";

/** Throws a sentence about the first setting there is not. */
function parseSettings(settings: object, names: readonly string[]) {
  const stated = Object.fromEntries(Object.entries(settings).filter(([, value]) => value !== undefined));
  const named = (name: string) => stated[name]?.toString() as string | undefined;
  const mistake = findUnknownSetting(Object.keys(stated), names) ?? checkSettings(named);
  if (mistake !== undefined) throw new TypeError(mistake);
  return readSettings(named);
}
