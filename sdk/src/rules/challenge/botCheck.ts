/** The bot check's own value, in `challenge.type` and in its internal reference (SA-101). */
export const BOT_CHECK = "turnstile";

/** Its name in texts (SA-204). */
export const BOT_CHECK_NAME = "Turnstile";

/** Reference of a failed bot check. */
export const BOT_CHECK_FAILED = `${BOT_CHECK}ChallengeFailed` as const;
