import type { Trace } from "../../../platform/sandbox/Trace.ts";
import type { MarketingProvider } from "../MarketingProvider.ts";

/** The sandbox's marketing service: it takes every address. */
export function sandboxMarketing(trace: Trace): MarketingProvider {
  return {
    async subscribe({ site, source }) {
      trace.add("klaviyo", "subscribe", { site, source });
    },
  };
}
