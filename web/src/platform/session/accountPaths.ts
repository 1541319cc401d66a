import type { AccountMode } from "@velours/sdk/rules";

export const ACCOUNT_PATHS = {
  join: "/join",
  login: "/login",
  forgotPassword: "/forgot-password",
} as const satisfies Record<AccountMode, string>;
