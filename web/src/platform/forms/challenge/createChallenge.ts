import { type ChallengeStatus, resetAfter } from "@velours/sdk/rules";
import { loadScript } from "../../browser/loadScript.ts";
import { ChallengeFailedError } from "./ChallengeFailedError.ts";
import { TURNSTILE_SCRIPT, type Turnstile, type TurnstileOptions, turnstile } from "./Turnstile.ts";

/** Logged events of a widget. */
export type ChallengeEvent =
  | "script download failed"
  | "verified"
  | "timed out"
  | "expired"
  | "unsupported"
  | "errored"
  | "failed to mount";

/** Interval (ms) and number of the looks for the widget and its place. */
const MOUNT_INTERVAL = 100;
const MOUNT_ATTEMPTS = 100;

const look = {
  appearance: "interaction-only",
  size: "flexible",
  retry: "never",
  "refresh-expired": "never",
  "response-field": false,
} as const satisfies Partial<TurnstileOptions>;

interface Options extends Pick<TurnstileOptions, "sitekey" | "action" | "language"> {
  fetchScript?: () => Promise<void>;
  widget?: () => Turnstile | undefined;
  /** Where it stands; null while that is not on the page. */
  place: () => HTMLElement | null;
  /** After an error that may pass the widget tries again by itself; a form has another way instead. */
  automatic?: boolean;
  onStatus?: (status: ChallengeStatus, code?: string) => void;
  onEvent?: (event: ChallengeEvent, detail?: unknown) => void;
}

export interface Challenge {
  /** A token, good once. Rejects with `ChallengeFailedError`. */
  run: () => Promise<string>;
  remove: () => void;
}

/** The provider's widget as one question: is a person there? Its script is fetched with the first. */
export function createChallenge({
  fetchScript = () => loadScript(TURNSTILE_SCRIPT),
  widget = turnstile,
  place,
  automatic = false,
  onStatus = () => {},
  onEvent = () => {},
  ...options
}: Options): Challenge {
  let id: string | undefined;
  let waiting:
    | { resolve: (token: string) => void; reject: (failure: ChallengeFailedError) => void }
    | undefined;
  let timer: ReturnType<typeof setTimeout> | undefined;

  function fail(code: string) {
    onStatus("error", code);
    const wait = resetAfter(code, { automatic });
    if (wait !== null && id !== undefined) {
      timer = setTimeout(reset, wait);
      return;
    }
    waiting?.reject(new ChallengeFailedError(code));
    waiting = undefined;
  }

  function reset() {
    onStatus("processing");
    if (id !== undefined) widget()?.reset(id);
  }

  const callbacks = {
    callback(token: string) {
      onStatus("complete");
      onEvent("verified");
      waiting?.resolve(token);
      waiting = undefined;
    },
    "error-callback"(code: string) {
      onEvent("errored", code);
      fail(code);
      return true as const;
    },
    "timeout-callback"() {
      onEvent("timed out");
      fail("110600");
    },
    "expired-callback"() {
      onEvent("expired");
      onStatus("ready");
    },
    "unsupported-callback"() {
      onEvent("unsupported");
      fail("110500");
    },
  };

  /** Waits for script and place, which come when they come. */
  async function mount(): Promise<string | undefined> {
    for (let attempt = 0; attempt < MOUNT_ATTEMPTS; attempt++) {
      const at = place();
      const id = at && widget()?.render(at, { ...look, ...options, ...callbacks });
      if (id) return id;
      await new Promise((done) => setTimeout(done, MOUNT_INTERVAL));
    }
    return undefined;
  }

  async function start(): Promise<void> {
    try {
      await fetchScript();
    } catch (error) {
      onEvent("script download failed", error);
      return fail("undefined_error");
    }
    id = await mount();
    if (id !== undefined) return;
    onEvent("failed to mount");
    fail("undefined_error");
  }

  return {
    run() {
      clearTimeout(timer);
      const token = new Promise<string>((resolve, reject) => {
        waiting = { resolve, reject };
      });
      onStatus("processing");
      if (id === undefined) void start();
      else reset();
      return token;
    },
    remove() {
      clearTimeout(timer);
      if (id !== undefined) widget()?.remove(id);
      id = undefined;
    },
  };
}
