import { toRecord } from "../forms/toRecord.ts";
import type { LoginMode } from "./loginSteps.ts";

/**
 * Which field gets the focus after a refused login: the code when the server has just sent one (its error
 * is an empty text), the authenticator when it asks for its code. `value` is the error's value; action and type
 * may be beside the field errors or inside.
 */
export function focusAfter(mode: LoginMode, value: unknown): "code" | "authenticator" | null {
  const record = toRecord(value);
  const errors = { ...toRecord(record.errors), ...record };
  if (mode === "one-time-code" && errors["challenge.token"] === "") return "code";
  return errors.action === "token" && errors.type === "TOTP" ? "authenticator" : null;
}
