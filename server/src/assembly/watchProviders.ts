import type { Services } from "../platform/context.ts";
import type { Metrics } from "../platform/telemetry/Metrics.ts";
import { span } from "../platform/telemetry/span.ts";

/** Makes each call of the providers a span, counted by how it came out. */
export function watchProviders(services: Services): Services {
  const { payments, bnpl, vault, taxes, mail, addresses, recommendations, marketing, botCheck, metrics } =
    services;
  return {
    ...services,
    payments: watched("payments", payments, metrics),
    bnpl: watched("bnpl", bnpl, metrics),
    vault: watched("vault", vault, metrics),
    taxes: watched("taxes", taxes, metrics),
    mail: watched("mail", mail, metrics),
    addresses: watched("addresses", addresses, metrics),
    recommendations: watched("recommendations", recommendations, metrics),
    marketing: watched("marketing", marketing, metrics),
    botCheck: watched("botCheck", botCheck, metrics),
  };
}

function watched<T extends object>(name: string, provider: T, metrics: Metrics | undefined): T {
  return new Proxy(provider, {
    get(target, property) {
      const value: unknown = Reflect.get(target, property, target);
      if (typeof value !== "function" || typeof property !== "string") return value;
      return (...input: unknown[]) => {
        const began = performance.now();
        const result: unknown = span(`${name}.${property}`, {}, () => value.apply(target, input));
        if (metrics === undefined || !(result instanceof Promise)) return result;
        const count = (outcome: string) =>
          metrics.called({ provider: name, call: property, outcome }, (performance.now() - began) / 1_000);
        result.then(
          (output: { outcome?: string } | undefined) => count(output?.outcome ?? "done"),
          () => count("failed"),
        );
        return result;
      };
    },
  });
}
