import type { Config } from "../../platform/config/config.ts";
import { ConfigError, type Environment, readSwitch, text } from "../../platform/config/environment.ts";

interface SandboxSettings {
  /** `/sandbox/…` may change prices, stock and records. */
  sandboxControls: boolean;
}

/** With sandbox payments, a header of the sandbox's own says where a caller is, and those without it are somewhere. */
export function readSandboxSettings(
  env: Environment,
  {
    environment,
    countryHeader,
    paymentProvider,
  }: Pick<Config, "environment" | "countryHeader" | "paymentProvider">,
): SandboxSettings & Pick<Config, "countryHeader" | "defaultCountry"> {
  const isSandbox = paymentProvider === "sandbox";
  return {
    sandboxControls: readSwitch(env, "SANDBOX_CONTROLS", environment !== "production"),
    countryHeader: countryHeader ?? (isSandbox ? "x-sandbox-country" : undefined),
    defaultCountry: isSandbox ? readCountry(env) : undefined,
  };
}

function readCountry(env: Environment): string {
  const value = text(env, "SANDBOX_COUNTRY") ?? "US";
  if (/^[A-Z]{2}$/.test(value)) return value;
  throw new ConfigError(`SANDBOX_COUNTRY is "${value}", but it must be the code of a country such as CA.`);
}

declare module "../../platform/config/config.ts" {
  interface Config extends SandboxSettings {}
}
