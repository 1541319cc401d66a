import { type Environment, readOneOf } from "../../platform/config/environment.ts";
import { readServiceAccess } from "../../platform/config/serviceAccess.ts";

const recommendationProviders = ["sandbox", "nosto"] as const;

export const readCatalogueSettings = (env: Environment) => ({
  recommendationProvider: readOneOf(env, "RECOMMENDATION_PROVIDER", recommendationProviders, "sandbox"),
  /** With nosto: where it is, and the API token for GraphQL, a secret. */
  nosto: readServiceAccess(env, "NOSTO", "https://api.nosto.com", "RECOMMENDATION_PROVIDER", "nosto"),
});

declare module "../../platform/config/config.ts" {
  interface Config extends ReturnType<typeof readCatalogueSettings> {}
}
