import { type Environment, readOneOf } from "../../platform/config/environment.ts";
import { readServiceAccess } from "../../platform/config/serviceAccess.ts";

const addressProviders = ["sandbox", "postgrid"] as const;

export const readAddressSettings = (env: Environment) => ({
  addressProvider: readOneOf(env, "ADDRESS_PROVIDER", addressProviders, "sandbox"),
  /** With postgrid: where it is, and a secret. */
  postGrid: readServiceAccess(env, "POSTGRID", "https://api.postgrid.com", "ADDRESS_PROVIDER", "postgrid"),
});

declare module "../../platform/config/config.ts" {
  interface Config extends ReturnType<typeof readAddressSettings> {}
}
