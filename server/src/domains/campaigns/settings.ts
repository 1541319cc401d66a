import { ConfigError, type Environment, readOneOf, text } from "../../platform/config/environment.ts";
import { readServiceAccess, type ServiceAccess } from "../../platform/config/serviceAccess.ts";

const marketingProviders = ["sandbox", "klaviyo"] as const;

interface CampaignSettings {
  marketingProvider: (typeof marketingProviders)[number];
  /** With klaviyo: where it is, a private key, a secret, and the newsletter's list. */
  klaviyo: ServiceAccess & { list: string };
}

export function readCampaignSettings(env: Environment): CampaignSettings {
  const marketingProvider = readOneOf(env, "MARKETING_PROVIDER", marketingProviders, "sandbox");
  const access = readServiceAccess(env, "KLAVIYO", "https://a.klaviyo.com", "MARKETING_PROVIDER", "klaviyo");
  const list = text(env, "KLAVIYO_LIST") ?? "";
  if (marketingProvider === "klaviyo" && list === "")
    throw new ConfigError("MARKETING_PROVIDER is klaviyo, so KLAVIYO_LIST must be set.");
  return { marketingProvider, klaviyo: { ...access, list } };
}

declare module "../../platform/config/config.ts" {
  interface Config extends CampaignSettings {}
}
