import { ConfigError, type Environment, readHttpUrl, text } from "./environment.ts";

/** How someone else's service is reached. */
export interface ServiceAccess {
  url: string;
  key: string;
}

/** `{NAME}_URL` and `{NAME}_KEY`; the key must be there when the provider is chosen. */
export function readServiceAccess(
  env: Environment,
  name: string,
  url: string,
  provider: string,
  chosen: string,
): ServiceAccess {
  const key = text(env, `${name}_KEY`);
  if (key === undefined && text(env, provider) === chosen) {
    throw new ConfigError(`${provider} is ${chosen}, so ${name}_KEY must be set.`);
  }
  return { url: readHttpUrl(env, `${name}_URL`) ?? url, key: key ?? "" };
}
