/** Modes of the account modal; it opens in login (S-185, S-186). */
export type AccountMode = "join" | "login" | "forgotPassword";

export const FIRST_MODE: AccountMode = "login";

/** Switches login and join; a forgotten password leads back to login (S-188, SA-047). */
export const toggleMode = (mode: AccountMode): AccountMode => (mode === "login" ? "join" : "login");
