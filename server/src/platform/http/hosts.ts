import { isIP } from "node:net";
import { DEFAULT_LANGUAGE, parsePathLanguage } from "@velours/sdk/rules";
import { findSiteCode } from "@velours/sdk/shop";
import type { Language, Site } from "@velours/sdk/types";
import type { FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { siteOrigin } from "../config/siteOrigin.ts";

/** A name or an IPv4 address, or an IPv6 address in brackets; then perhaps a port. */
const hostPattern = /^(\[[\da-f:.]+\]|[\w.-]+)(?::\d{1,5})?$/i;

/** A Host header without its port, in lower case; undefined when it is not a host at all. */
export const parseHostname = (host: string): string | undefined => hostPattern.exec(host)?.[1]?.toLowerCase();

/** The hosts of PUBLIC_URL, of the sites beside it, of HOSTS and DESK_HOST. */
export const shopHosts = (
  config: Pick<Config, "publicUrl" | "site" | "siteCodes" | "hosts" | "deskHost">,
): ReadonlySet<string> =>
  new Set([
    ...config.siteCodes.map((code) => new URL(siteOrigin(config, code)).hostname),
    ...config.hosts,
    ...(config.deskHost === undefined ? [] : [config.deskHost]),
  ]);

/** True for this machine and for IP addresses, as in development. */
export function isLocalHost(host: string): boolean {
  const { hostname } = URL.parse(`http://${host}`) ?? {};
  if (hostname === undefined) return false;
  return /^(.+\.)?localhost$/.test(hostname) || isIP(hostname.replace(/^\[|\]$/g, "")) > 0;
}

/** Settings of the sites that the shop has, by code. */
export interface KnownSites {
  /** Undefined for a site that the shop does not have. */
  current(code: string): { value: Pick<Site, "regions" | "languages"> } | undefined;
}

/** Code of the site that a host name asks for; of the shop's own where the shop has no such site. */
export function requestedSite(host: string, { site }: Pick<Config, "site">, sites: KnownSites): string {
  const code = findSiteCode(host, site);
  return sites.current(code) === undefined ? site : code;
}

/** The language of a site's addresses without one. */
export const defaultLanguage = (code: string, sites: KnownSites): Language =>
  sites.current(code)?.value.languages.default ?? DEFAULT_LANGUAGE;

/** The language of the page at a request's address. */
export const pageLanguage = (
  { url, host }: Pick<FastifyRequest, "url" | "host">,
  config: Pick<Config, "site">,
  sites: KnownSites,
): Language => parsePathLanguage(url, defaultLanguage(requestedSite(host, config, sites), sites));

/**
 * Origin of the pages and links of a request: the site's public one, whichever of its hosts was requested. In
 * development it is the requested origin. The host has passed `allowHosts`.
 */
export function publicOrigin(
  { protocol, host }: Pick<FastifyRequest, "protocol" | "host">,
  config: Config,
  site: string,
): string {
  if (config.environment !== "production" && isLocalHost(host))
    return new URL(`${protocol}://${host}`).origin;
  return siteOrigin(config, site);
}

/**
 * Origin of the request. The session's cookie exists at this host only, so redirects of a shopper must lead back to it.
 * The host has passed `allowHosts`.
 */
export function callerOrigin(
  { protocol, host }: Pick<FastifyRequest, "protocol" | "host">,
  { publicUrl, environment }: Pick<Config, "publicUrl" | "environment">,
): string {
  const isLocal = environment !== "production" && isLocalHost(host);
  return new URL(`${isLocal ? `${protocol}:` : new URL(publicUrl).protocol}//${host}`).origin;
}
