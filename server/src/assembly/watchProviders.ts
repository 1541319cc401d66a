import type { Services } from "../platform/context.ts";
import { span } from "../platform/telemetry/span.ts";

/** Makes each call of the providers a span, counted by how it came out; a purchase gives up its place meanwhile. */
export function watchProviders(services: Services): Services {
  const { payments, bnpl, vault, taxes, mail, addresses, recommendations, marketing, botCheck } = services;
  return {
    ...services,
    payments: watched("payments", payments, services),
    bnpl: watched("bnpl", bnpl, services),
    vault: watched("vault", vault, services),
    taxes: watched("taxes", taxes, services),
    mail: watched("mail", mail, services),
    addresses: watched("addresses", addresses, services),
    recommendations: watched("recommendations", recommendations, services),
    marketing: watched("marketing", marketing, services),
    botCheck: watched("botCheck", botCheck, services),
  };
}

function watched<T extends object>(
  name: string,
  provider: T,
  { metrics, purchaseQueue }: Pick<Services, "metrics" | "purchaseQueue">,
): T {
  return new Proxy(provider, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== "function" || typeof property !== "string") return value;
      return (...input: unknown[]) => {
        const began = performance.now();
        const result: unknown = span(`${name}.${property}`, {}, () => value.apply(target, input));
        if (!(result instanceof Promise)) return result;
        const answer = purchaseQueue.pause(result);
        if (metrics === undefined) return answer;
        const count = (outcome: string) =>
          metrics.called({ provider: name, call: property, outcome }, (performance.now() - began) / 1_000);
        result.then(
          (output: { outcome?: string } | undefined) => count(output?.outcome ?? "done"),
          () => count("failed"),
        );
        return answer;
      };
    },
  });
}
