import { getBotCheckKey } from "../domains/accounts/pageBotCheck.ts";
import { sandboxBotCheck } from "../domains/accounts/providers/sandboxBotCheck.ts";
import { turnstile } from "../domains/accounts/providers/turnstile.ts";
import { postGrid } from "../domains/addresses/providers/postGrid.ts";
import { sandboxAddresses } from "../domains/addresses/providers/sandboxAddresses.ts";
import { klaviyo } from "../domains/campaigns/providers/klaviyo.ts";
import { sandboxMarketing } from "../domains/campaigns/providers/sandboxMarketing.ts";
import { Catalogue } from "../domains/catalogue/Catalogue.ts";
import { nosto } from "../domains/catalogue/providers/nosto.ts";
import { sandboxRecommendations } from "../domains/catalogue/providers/sandboxRecommendations.ts";
import { claimCredits } from "../domains/credits/store.ts";
import { countOrdersInTrouble } from "../domains/orders/store/orderTrouble.ts";
import { failRefundPayment, findRefundPayment } from "../domains/orders/store/refunds.ts";
import { Klarna } from "../domains/payments/providers/klarna/Klarna.ts";
import { SandboxBnpl } from "../domains/payments/providers/sandbox/SandboxBnpl.ts";
import { SandboxPayments } from "../domains/payments/providers/sandbox/SandboxPayments.ts";
import { SandboxVault } from "../domains/payments/providers/sandbox/SandboxVault.ts";
import { RetryQueue } from "../domains/payments/RetryQueue.ts";
import { countOpenAttempts } from "../domains/payments/store/attempts.ts";
import { ShippingRates } from "../domains/shipping/ShippingRates.ts";
import { Sites } from "../domains/sites/Sites.ts";
import { sandboxTaxes } from "../domains/taxes/providers/sandboxTaxes.ts";
import { tableTaxes } from "../domains/taxes/providers/tableTaxes.ts";
import { taxJar } from "../domains/taxes/providers/taxJar.ts";
import { readIncludedTaxes } from "../domains/taxes/store.ts";
import type { TaxProvider } from "../domains/taxes/TaxProvider.ts";
import { AdmissionQueue } from "../platform/admission/AdmissionQueue.ts";
import { FairQueue } from "../platform/admission/FairQueue.ts";
import type { Config } from "../platform/config/config.ts";
import type { Services } from "../platform/context.ts";
import { countDead, countWaiting } from "../platform/jobs/store.ts";
import { SandboxMailbox } from "../platform/mail/providers/SandboxMailbox.ts";
import { Trace } from "../platform/sandbox/Trace.ts";
import type { Store } from "../platform/store/store.ts";
import { type OpenSnapshot, openSnapshot } from "./openSnapshot.ts";
import { watchProviders } from "./watchProviders.ts";

/** Half of the sessions that PostgreSQL gives a process, so that those who look around always find one. */
const purchasesAtOnce: Record<Store["kind"], number> = { postgres: 10, embedded: 4 };

/** Everything a process needs, with the providers the configuration names. */
export async function createServices(
  config: Config,
  store: Store,
  opened: OpenSnapshot = openSnapshot(config),
): Promise<Services> {
  const trace = new Trace();
  const { metricsPort, otlpEndpoint } = config;
  const { braintree, klarna } = config.paymentAccounts;
  const shippingRates = await ShippingRates.load(store.db);
  const host = {
    environment: braintree?.place === "production" ? "production" : "sandbox",
    botCheckKey: getBotCheckKey(config),
  } as const;
  const sites = await Sites.load(store.db, host, {
    getShippingRates: () => shippingRates.current.value,
    ...(config.taxProvider === "table" && { readIncludedTaxes: () => readIncludedTaxes(store.db) }),
  });
  const refresh = async () => {
    await Promise.all([shippingRates.refresh(), sites.refresh()]);
  };
  const catalogue = await Catalogue.load(store, { onChange: refresh, ...opened });
  const payments =
    braintree === undefined
      ? new SandboxPayments(store.db, trace)
      : new (await import("../domains/payments/providers/braintree/BraintreePayments.ts")).BraintreePayments(
          braintree,
        );
  const fairQueue = new FairQueue();
  const purchaseQueue = new AdmissionQueue(purchasesAtOnce[store.kind]);
  return watchProviders({
    config,
    store,
    catalogue,
    sites,
    shippingRates,
    payments,
    bnpl: klarna === undefined ? new SandboxBnpl(store.db, trace) : new Klarna(klarna),
    // The sandbox vault beside a real gateway would give products away.
    vault: braintree === undefined ? new SandboxVault(trace) : payments,
    taxes: createTaxProvider(config, store),
    mail:
      config.smtpUrl === undefined || config.mailProvider === "sandbox"
        ? new SandboxMailbox(store.db)
        : (await import("../platform/mail/providers/smtpMail.ts")).smtpMail({
            url: config.smtpUrl,
            from: config.mailFrom,
          }),
    addresses: config.addressProvider === "postgrid" ? postGrid(config.postGrid) : sandboxAddresses(trace),
    recommendations:
      config.recommendationProvider === "nosto"
        ? nosto({ url: config.nosto.url, token: config.nosto.key })
        : sandboxRecommendations(catalogue, trace),
    marketing: config.marketingProvider === "klaviyo" ? klaviyo(config.klaviyo) : sandboxMarketing(trace),
    retryQueue: new RetryQueue(),
    purchaseQueue,
    fairQueue,
    onEmailVerified: claimCredits,
    refundPayments: { find: findRefundPayment, fail: failRefundPayment },
    botCheck:
      config.turnstile === undefined ? sandboxBotCheck(config.sandboxBotCheck) : turnstile(config.turnstile),
    trace,
    // Loaded on demand: a start without metrics or traces does not pay for them.
    metrics:
      metricsPort === undefined
        ? undefined
        : (await import("../platform/telemetry/countMetrics.ts")).countMetrics({
            sessions: () => store.sessions(),
            purchases: () => purchaseQueue.counts,
            purchasesNotBegun: () => purchaseQueue.refusals,
            beyondShare: () => fairQueue.counts,
            ping: () => store.ping(),
            openAttempts: () => countOpenAttempts(store.db),
            waitingJobs: () => countWaiting(store.db),
            deadJobs: () => countDead(store.db),
            ordersInTrouble: () => countOrdersInTrouble(store.db),
          }),
    traces:
      otlpEndpoint === undefined
        ? undefined
        : (await import("../platform/telemetry/startTraces.ts")).startTraces(otlpEndpoint),
  });
}

function createTaxProvider({ taxProvider, taxJar: access }: Config, { db }: Store): TaxProvider {
  if (taxProvider === "sandbox") return sandboxTaxes;
  return taxProvider === "table" ? tableTaxes(db) : taxJar(access);
}
