import { findSiteCode } from "@velours/sdk/shop";

/**
 * The host name by which the API knows the site `code`, for a page at `host`, whose site is `fallback` where it names
 * none. An IP address has no names below it: that of this machine stands for it.
 */
export const siteHost = (host: string, code: string, fallback: string): string =>
  findSiteCode(host, fallback) === code
    ? host
    : `${code}.${host.replace(/^(?:\[.*\]|\d+(?:\.\d+){3})(?=:|$)/, "localhost")}`;
