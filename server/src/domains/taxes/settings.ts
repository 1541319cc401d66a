import type { Config } from "../../platform/config/config.ts";
import { type Environment, readOneOf } from "../../platform/config/environment.ts";
import { readServiceAccess, type ServiceAccess } from "../../platform/config/serviceAccess.ts";

const taxProviders = ["sandbox", "table", "taxjar"] as const;

interface TaxSettings {
  taxProvider: (typeof taxProviders)[number];
  /** With taxjar: where it is, and its API token, a secret. */
  taxJar: ServiceAccess;
}

/** Production uses the merchant's own table, unless the sandbox is allowed. */
export function readTaxSettings(
  env: Environment,
  { environment }: Pick<Config, "environment">,
  isSandboxAllowed: boolean,
): TaxSettings {
  const fallback = environment === "production" && !isSandboxAllowed ? "table" : "sandbox";
  return {
    taxProvider: readOneOf(env, "TAX_PROVIDER", taxProviders, fallback),
    taxJar: readServiceAccess(env, "TAXJAR", "https://api.taxjar.com", "TAX_PROVIDER", "taxjar"),
  };
}

declare module "../../platform/config/config.ts" {
  interface Config extends TaxSettings {}
}
