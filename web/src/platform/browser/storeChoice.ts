import { CHOICE_COOKIE_DAYS } from "@velours/sdk/rules";
import { setCookie } from "./setCookie.ts";

/** Remembers a choice in a cookie for 365 days. */
export const storeChoice = (name: string, value: string): void =>
  setCookie(name, value, CHOICE_COOKIE_DAYS * 86_400);
