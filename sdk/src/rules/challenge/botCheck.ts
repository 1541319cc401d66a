/** The bot check's own value, in `challenge.type` and in its internal reference. */
export const BOT_CHECK = "turnstile";

/** Its name in texts. */
export const BOT_CHECK_NAME = "Turnstile";

/** How the challenge widget can show itself, and how it does in forms. */
export const CHALLENGE_MODES = ["managed", "non-interactive", "invisible"] as const;
export const FORM_CHALLENGE_MODE: (typeof CHALLENGE_MODES)[number] = "invisible";

/** Reference of a failed bot check. */
export const BOT_CHECK_FAILED = `${BOT_CHECK}ChallengeFailed` as const;
