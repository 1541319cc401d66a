import { sandboxBotCheck } from "./accounts/providers/sandboxBotCheck.ts";
import { turnstile } from "./accounts/providers/turnstile.ts";
import { postGrid } from "./addresses/providers/postGrid.ts";
import { sandboxAddresses } from "./addresses/providers/sandboxAddresses.ts";
import { klaviyo } from "./campaigns/providers/klaviyo.ts";
import { sandboxMarketing } from "./campaigns/providers/sandboxMarketing.ts";
import { Catalogue } from "./catalogue/Catalogue.ts";
import { nosto } from "./catalogue/providers/nosto.ts";
import { sandboxRecommendations } from "./catalogue/providers/sandboxRecommendations.ts";
import type { Config } from "./config.ts";
import type { Services } from "./context.ts";
import { SandboxMailbox } from "./mail/providers/SandboxMailbox.ts";
import { smtpMail } from "./mail/providers/smtpMail.ts";
import { Klarna } from "./payments/providers/klarna/Klarna.ts";
import { SandboxBnpl } from "./payments/providers/sandbox/SandboxBnpl.ts";
import { SandboxPayments } from "./payments/providers/sandbox/SandboxPayments.ts";
import { SandboxVault } from "./payments/providers/sandbox/SandboxVault.ts";
import { Unfinished } from "./payments/Unfinished.ts";
import { Trace } from "./sandbox/Trace.ts";
import type { Store } from "./store/store.ts";
import { sandboxTaxes } from "./taxes/providers/sandboxTaxes.ts";
import { tableTaxes } from "./taxes/providers/tableTaxes.ts";
import { taxJar } from "./taxes/providers/taxJar.ts";
import type { TaxProvider } from "./taxes/TaxProvider.ts";
import { watchProviders } from "./telemetry/watchProviders.ts";

/** Everything a process needs, with the providers the configuration names. */
export async function createServices(config: Config, store: Store): Promise<Services> {
  const trace = new Trace();
  const catalogue = await Catalogue.load(store.db);
  const { metricsPort, otlpEndpoint } = config;
  const { braintree, klarna } = config.paymentAccounts;
  const payments =
    braintree === undefined
      ? new SandboxPayments(store.db, trace)
      : new (await import("./payments/providers/braintree/BraintreePayments.ts")).BraintreePayments(
          braintree,
        );
  return watchProviders({
    config,
    store,
    catalogue,
    payments,
    bnpl: klarna === undefined ? new SandboxBnpl(store.db, trace) : new Klarna(klarna),
    // A twin beside a real gateway would give things away.
    vault: braintree === undefined ? new SandboxVault(trace) : payments,
    taxes: taxesOf(config, store),
    mail:
      config.smtpUrl === undefined || config.mailProvider === "sandbox"
        ? new SandboxMailbox(store.db)
        : smtpMail({ url: config.smtpUrl, from: config.mailFrom }),
    addresses: config.addressProvider === "postgrid" ? postGrid(config.postGrid) : sandboxAddresses(trace),
    recommendations:
      config.recommendationProvider === "nosto"
        ? nosto({ url: config.nosto.url, token: config.nosto.key })
        : sandboxRecommendations(catalogue, trace),
    marketing: config.marketingProvider === "klaviyo" ? klaviyo(config.klaviyo) : sandboxMarketing(trace),
    unfinished: new Unfinished(),
    botCheck:
      config.turnstile === undefined ? sandboxBotCheck(config.sandboxBotCheck) : turnstile(config.turnstile),
    trace,
    // Loaded when asked for only: a start that wants neither pays for neither.
    metrics:
      metricsPort === undefined
        ? undefined
        : (await import("./telemetry/countMetrics.ts")).countMetrics(store),
    traces:
      otlpEndpoint === undefined
        ? undefined
        : (await import("./telemetry/startTraces.ts")).startTraces(otlpEndpoint),
  });
}

function taxesOf({ taxProvider, taxJar: access }: Config, { db }: Store): TaxProvider {
  if (taxProvider === "sandbox") return sandboxTaxes;
  return taxProvider === "table" ? tableTaxes(db) : taxJar(access);
}
