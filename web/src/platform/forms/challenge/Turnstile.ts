import type { Language } from "@velours/sdk/types";

/**
 * Options of the widget:
 * https://developers.cloudflare.com/turnstile/get-started/client-side-rendering/widget-configurations/
 */
export interface TurnstileOptions {
  sitekey: string;
  action: string;
  language: Language;
  /** Seen only when it asks for a click. */
  appearance: "interaction-only";
  size: "flexible";
  /** The shop decides when to try again. */
  retry: "never";
  "refresh-expired": "never";
  /** The form has a field of its own for the token. */
  "response-field": false;
  callback: (token: string) => void;
  /** True: the widget need not report it to the console as well. */
  "error-callback": (code: string) => true;
  "timeout-callback": () => void;
  "expired-callback": () => void;
  "unsupported-callback": () => void;
}

/** The provider's script, as it puts itself into the page. */
export interface Turnstile {
  render(place: HTMLElement, options: TurnstileOptions): string | undefined;
  reset(widget: string): void;
  remove(widget: string): void;
}

/** `explicit`: it touches nothing by itself. */
export const TURNSTILE_SCRIPT = "https://challenges.cloudflare.com/turnstile/v0/api.js?render=explicit";

/**
 * Token of Turnstile's public test keys: the sandbox takes it, and then nothing of the provider is loaded.
 */
export const SANDBOX_TOKEN = "XXXX.DUMMY.TOKEN.XXXX";

/** The field that the provider's own forms send the token in. */
export const TURNSTILE_FIELD = "cf-turnstile-response";

export const turnstile = (): Turnstile | undefined => (globalThis as { turnstile?: Turnstile }).turnstile;
