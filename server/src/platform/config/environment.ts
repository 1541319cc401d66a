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
