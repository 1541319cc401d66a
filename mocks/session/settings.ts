/** Ways a request can go wrong before it is answered. */
export const failures = ["503", "500", "429", "timeout", "reset", "malformed"] as const;
export type Failure = (typeof failures)[number];

/** Mock behaviour that one request sets, or a session for all of its requests. */
export interface Settings {
  /** Milliseconds each answer waits. */
  delay?: number;
  fail?: Failure;
  /** Error reference, where the operation may answer it. */
  scenario?: string;
  /** The only operation that is to fail or wait; every one when absent. */
  operation?: string;
}

/** In queries; with `x-mock-` before it as a header. */
export const settingNames = ["delay", "fail", "scenario", "operation"] as const;

const longestDelay = 60_000;

/** Reads settings from texts; what is not named is absent, `none` and nonsense are too. */
export function readSettings(named: (name: string) => string | undefined): Settings {
  const delay = Number(named("delay"));
  const fail = failures.find((failure) => failure === named("fail"));
  const scenario = word(named("scenario"));
  const operation = word(named("operation"));
  return {
    ...(delay > 0 && { delay: Math.min(delay, longestDelay) }),
    ...(fail && { fail }),
    ...(scenario && { scenario }),
    ...(operation && { operation }),
  };
}

/** True when any of the settings is named, if only to take it back. */
export const speaksOfSettings = (named: (name: string) => string | undefined): boolean =>
  settingNames.some((name) => named(name) !== undefined);

const word = (text: string | undefined): string | undefined =>
  text !== undefined && text !== "none" && /^\w{1,60}$/.test(text) ? text : undefined;
