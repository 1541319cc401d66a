import { botCheckSandbox, readAccountSettings } from "../../domains/accounts/settings.ts";
import { readAddressSettings } from "../../domains/addresses/settings.ts";
import { readCampaignSettings } from "../../domains/campaigns/settings.ts";
import { readCatalogueSettings } from "../../domains/catalogue/settings.ts";
import { readOrderSettings } from "../../domains/orders/settings.ts";
import { paymentSandboxes } from "../../domains/payments/readPaymentAccounts.ts";
import { readPaymentSettings } from "../../domains/payments/settings.ts";
import { readSandboxSettings } from "../../domains/sandbox/settings.ts";
import { readSiteSettings } from "../../domains/sites/settings.ts";
import { readTaxSettings } from "../../domains/taxes/settings.ts";
import { type Config, readPlatformSettings, requirePlatformSettings } from "../../platform/config/config.ts";
import { ConfigError, type Environment } from "../../platform/config/environment.ts";
import { readRetention } from "./readRetention.ts";
import { allowedSandboxes, refuseSandboxes, type SandboxReasons } from "./sandboxServices.ts";

/** Reads the configuration. Throws a ConfigError whose sentence names the value that is wrong. */
export function readConfig(env: Environment): Readonly<Config> {
  const platform = readPlatformSettings(env);
  const payment = readPaymentSettings(env, platform);
  const config: Config = {
    ...platform,
    ...readSiteSettings(env),
    ...payment,
    ...readSandboxSettings(env, { ...platform, ...payment }),
    ...readTaxSettings(env, platform, allowedSandboxes(env).has("tax")),
    ...readAccountSettings(env),
    ...readAddressSettings(env),
    ...readCatalogueSettings(env),
    ...readCampaignSettings(env),
    ...readOrderSettings(env),
    retention: readRetention(env),
  };
  if (config.environment === "production") refuseSandboxes(env, getSandboxes(env, config));
  requirePlatformSettings(env, config);
  requireOwnPorts(config);
  return Object.freeze(config);
}

/** The settings that leave a service to a sandbox. */
const getSandboxes = (env: Environment, config: Config): SandboxReasons => ({
  ...paymentSandboxes(env, config.paymentAccounts),
  ...(config.taxProvider === "sandbox" && { tax: "TAX_PROVIDER is sandbox" }),
  ...(config.mailProvider === "sandbox" && { mail: "MAIL_PROVIDER is sandbox" }),
  ...botCheckSandbox(config),
  ...(config.addressProvider === "sandbox" && { addresses: "ADDRESS_PROVIDER is sandbox" }),
  ...(config.recommendationProvider === "sandbox" && {
    recommendations: "RECOMMENDATION_PROVIDER is sandbox",
  }),
  ...(config.marketingProvider === "sandbox" && { marketing: "MARKETING_PROVIDER is sandbox" }),
});

/** Two of the shop's own ports that are the same would name another program at the start. */
function requireOwnPorts({ port, gatewayPort, metricsPort, paymentProvider }: Config): void {
  const ports = {
    PORT: port,
    ...(paymentProvider === "sandbox" && { GATEWAY_PORT: gatewayPort }),
    ...(metricsPort !== undefined && { METRICS_PORT: metricsPort }),
  };
  for (const [name, number] of Object.entries(ports)) {
    const other = Object.entries(ports).find(
      ([each, same]) => each !== name && same === number && number !== 0,
    );
    if (other !== undefined)
      throw new ConfigError(`${other[0]} and ${name} are both ${number}: give each a port of its own.`);
  }
}
