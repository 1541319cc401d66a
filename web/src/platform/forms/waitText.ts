import { ceilAmount } from "@velours/sdk/rules";
import { m } from "../text/m.ts";
import type { Text } from "../text/useText.ts";

/** "You can try again in 2 minutes."; under two minutes in seconds. */
export function waitText(text: Text, seconds: number): string {
  if (seconds < 120) return text(m.wait_seconds, { n: Math.max(seconds, 1) });
  return text(m.wait_minutes, { n: ceilAmount(seconds / 60) });
}
