import type { Step } from "@velours/sdk/rules";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";

/** Name of a step in the page's language. */
export function stepName(text: Text, step: Step): string {
  switch (step) {
    case "shipping":
      return text(m.step_shipping);
    case "giftcard":
      return text(m.step_giftcard);
    case "payment":
      return text(m.step_payment);
    case "upsells":
      return text(m.step_upsells);
    case "complete":
      return text(m.step_complete);
  }
}
