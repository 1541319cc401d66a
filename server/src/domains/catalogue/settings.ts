import { type Environment, readOneOf } from "../../platform/config/environment.ts";
import { readServiceAccess, type ServiceAccess } from "../../platform/config/serviceAccess.ts";

const recommendationProviders = ["sandbox", "nosto"] as const;

interface CatalogueSettings {
  recommendationProvider: (typeof recommendationProviders)[number];
  /** With nosto: where it is, and the API token for GraphQL, a secret. */
  nosto: ServiceAccess;
}

export const readCatalogueSettings = (env: Environment): CatalogueSettings => ({
  recommendationProvider: readOneOf(env, "RECOMMENDATION_PROVIDER", recommendationProviders, "sandbox"),
  nosto: readServiceAccess(env, "NOSTO", "https://api.nosto.com", "RECOMMENDATION_PROVIDER", "nosto"),
});

declare module "../../platform/config/config.ts" {
  interface Config extends CatalogueSettings {}
}
