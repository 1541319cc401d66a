/** Modes of the account modal; it opens in login. */
export type AccountMode = "join" | "login" | "forgotPassword";

export const FIRST_MODE: AccountMode = "login";

/** Switches login and join; a forgotten password leads back to login. */
export const toggleMode = (mode: AccountMode): AccountMode => (mode === "login" ? "join" : "login");
