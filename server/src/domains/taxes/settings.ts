import { type Environment, readOneOf } from "../../platform/config/environment.ts";
import { readServiceAccess } from "../../platform/config/serviceAccess.ts";

const taxProviders = ["sandbox", "table", "taxjar"] as const;

/** Production uses the merchant's own table, unless the sandbox is allowed. */
export function readTaxSettings(
  env: Environment,
  { environment }: { environment: string },
  isSandboxAllowed: boolean,
) {
  const fallback = environment === "production" && !isSandboxAllowed ? "table" : "sandbox";
  return {
    taxProvider: readOneOf(env, "TAX_PROVIDER", taxProviders, fallback),
    /** With taxjar: where it is, and its API token, a secret. */
    taxJar: readServiceAccess(env, "TAXJAR", "https://api.taxjar.com", "TAX_PROVIDER", "taxjar"),
  };
}

declare module "../../platform/config/config.ts" {
  interface Config extends ReturnType<typeof readTaxSettings> {}
}
