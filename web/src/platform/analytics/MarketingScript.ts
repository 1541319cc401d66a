import { readCookie } from "@velours/sdk/rules";
import { traceCall } from "./traceCall.ts";

/** The script of email marketing on a page. */
export interface MarketingScript {
  /** The address it knows, null while it knows none. */
  email: () => Promise<string | null>;
  identify: (who: { external_id: string } | { email: string }) => void;
}

interface MarketingPage {
  klaviyo?: { identify: (who: object) => void; account?: unknown };
  _learnq?: { identify?: () => { $email?: string } };
}

/** Klaviyo's own script, where the page has it. */
export const klaviyo: MarketingScript = {
  email: async () => (globalThis as MarketingPage)._learnq?.identify?.().$email ?? null,
  identify: (who) => (globalThis as MarketingPage).klaviyo?.identify(who),
};

/** Knows an address from the poll on that the cookie `sandbox_identify_after` names. */
export function sandboxMarketing(cookies: string): MarketingScript {
  const after = Number(readCookie(cookies, "sandbox_identify_after") ?? Number.POSITIVE_INFINITY);
  let polls = 0;
  return {
    email: async () => {
      polls += 1;
      traceCall({ provider: "klaviyo", call: "email", poll: polls });
      return polls >= after ? "polled@example.com" : null;
    },
    identify: (who) => traceCall({ provider: "klaviyo", call: "identify", ...who }),
  };
}
