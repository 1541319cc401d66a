import { IDENTITY_INTERVAL, IDENTITY_TRIES, type IdentityPlan } from "@velours/sdk/rules";
import type { MarketingScript } from "./MarketingScript.ts";

/**
 * Tells email marketing who visits: by the identity known, or by the address its script learns in the next seconds, as
 * long as the shopper allows it.
 */
export async function identifyVisitor(
  { identity, poll }: IdentityPlan,
  script: MarketingScript,
  isAllowed: () => boolean = () => true,
): Promise<void> {
  if (identity) return script.identify({ external_id: identity });
  for (let tries = 0; poll && tries < IDENTITY_TRIES; tries += 1) {
    await new Promise((resolve) => setTimeout(resolve, IDENTITY_INTERVAL));
    if (!isAllowed()) return;
    const email = await script.email();
    if (email) return script.identify({ email });
  }
}
