import { type Environment, readOneOf } from "../../platform/config/environment.ts";
import { readServiceAccess, type ServiceAccess } from "../../platform/config/serviceAccess.ts";

const addressProviders = ["sandbox", "postgrid"] as const;

interface AddressSettings {
  addressProvider: (typeof addressProviders)[number];
  /** With postgrid: where it is, and a secret. */
  postGrid: ServiceAccess;
}

export const readAddressSettings = (env: Environment): AddressSettings => ({
  addressProvider: readOneOf(env, "ADDRESS_PROVIDER", addressProviders, "sandbox"),
  postGrid: readServiceAccess(env, "POSTGRID", "https://api.postgrid.com", "ADDRESS_PROVIDER", "postgrid"),
});

declare module "../../platform/config/config.ts" {
  interface Config extends AddressSettings {}
}
