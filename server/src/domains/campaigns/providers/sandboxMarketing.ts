import type { Trace } from "../../../platform/sandbox/Trace.ts";
import type { MarketingProvider } from "../MarketingProvider.ts";

/** The sandbox's marketing service: `sandbox-exchange` belongs to its visitor, any other exchange id to no one. */
export function sandboxMarketing(trace: Trace): MarketingProvider {
  return {
    async subscribe({ site, source }) {
      trace.add("klaviyo", "subscribe", { site, source });
    },
    async findEmailByExchange(exchange) {
      trace.add("klaviyo", "exchange", {});
      return exchange === "sandbox-exchange" ? "polled@example.com" : undefined;
    },
  };
}
