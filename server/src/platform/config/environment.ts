import { isIP } from "node:net";
import { StartError } from "./StartError.ts";

export type Environment = Record<string, string | undefined>;

/** An unusable value; the message is a sentence for the operator. */
export class ConfigError extends StartError {}

export function text(env: Environment, name: string): string | undefined {
  const value = env[name]?.trim();
  return value === "" ? undefined : value;
}

export function readOneOf<T extends string>(
  env: Environment,
  name: string,
  values: readonly T[],
  fallback: T,
): T {
  const value = text(env, name) ?? fallback;
  if ((values as readonly string[]).includes(value)) return value as T;
  throw new ConfigError(`${name} is "${value}", but it must be one of: ${values.join(", ")}.`);
}

export function readHttpUrl(env: Environment, name: string): string | undefined {
  const value = text(env, name);
  if (value === undefined || /^https?:$/.test(URL.parse(value)?.protocol ?? "")) return value;
  throw new ConfigError(`${name} is "${value}", but it must be an address such as http://localhost:4318.`);
}

export function readSwitch(env: Environment, name: string, fallback: boolean): boolean {
  return readOneOf(env, name, ["true", "false"], fallback ? "true" : "false") === "true";
}

export function readPort(env: Environment, name: string, fallback: number): number {
  const value = text(env, name) ?? String(fallback);
  if (/^\d{1,5}$/.test(value) && Number(value) <= 65_535) return Number(value);
  throw new ConfigError(`${name} is "${value}", but it must be a port: a whole number from 0 to 65535.`);
}

export function readHost(env: Environment, name: string): string {
  const value = text(env, name) ?? "localhost";
  if (isIP(value) > 0 || /^[a-z0-9]([a-z0-9.-]*[a-z0-9])?$/i.test(value)) return value;
  throw new ConfigError(`${name} is "${value}", but it must be a host name or an IP address to listen on.`);
}

export function readOrigin(
  env: Environment,
  name: string,
  example = "https://shop.example.com",
): string | undefined {
  const value = text(env, name);
  if (value === undefined) return undefined;
  if (URL.canParse(value) && new URL(value).origin !== "null") return new URL(value).origin;
  throw new ConfigError(`${name} is "${value}", but it must be an address such as ${example}.`);
}
