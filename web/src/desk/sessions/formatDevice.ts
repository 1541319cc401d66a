import type { MemberSession } from "@velours/sdk/types";
import type { Text } from "../../platform/text/useText.ts";
import { m } from "../desk.ts";

/** "Firefox on Windows", as far as its sign-in said. */
export function formatDevice({ device: { browser, system } }: MemberSession, text: Text): string {
  if (browser !== null && system !== null) return text(m.desk_session_device, { browser, system });
  return browser ?? system ?? text(m.desk_session_unknown);
}
