import type { AccountMode } from "@velours/sdk/rules";
import { m } from "../../platform/text/m.ts";

/** The title of each mode. */
export const ACCOUNT_TITLES = {
  login: m.login,
  join: m.join,
  forgotPassword: m.forgot_password,
} satisfies Record<AccountMode, unknown>;
