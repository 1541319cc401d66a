import {
  type French,
  isPersonalPath,
  readCookie,
  readMemberId,
  storageNames,
  stripLanguage,
} from "@velours/sdk/rules";
import { pageRegion } from "@velours/sdk/shop";
import type { Language } from "@velours/sdk/types";
import type { FastifyRequest } from "fastify";
import type { Config } from "../config/config.ts";
import { type KnownSites, publicOrigin, requestedSite } from "../http/hosts.ts";
import { type PageAddress, readPageAddress } from "./readPageAddress.ts";

/**
 * All that a page may depend on. Pages are rendered from this alone, never from the request, so that visitors with the
 * same values have the same page.
 */
export interface PageRequest {
  /** Where the page is: never a host that is not the shop's. */
  origin: string;
  /** Path, and the part of the query that a page may depend on. */
  url: string;
  site: string;
  /** Country of the visitor's region. */
  country: string | undefined;
  /** Depends on the site alone, whose changes drop every cached page. */
  french?: French;
  /** So does this. */
  defaultLanguage?: Language;
  /** Id in the member's cookie. A page with it is not shared: only neutral cookies leave a page shared. */
  member: number | undefined;
  /** Cookie with the cart of a browser without scripts; undefined on all pages but that cart's own. */
  plainCart: string | undefined;
}

interface ReadPageRequest extends Omit<PageAddress, "url"> {
  page: PageRequest;
}

/** Reads what a page may depend on out of a request. */
export function pageRequest(
  request: FastifyRequest,
  config: Config,
  sites: KnownSites,
  isFilterKey: (name: string) => boolean,
): ReadPageRequest {
  const site = requestedSite(request.host, config, sites);
  const { url, ...rest } = readPageAddress(request.url, isFilterKey);
  const page: PageRequest = {
    origin: publicOrigin(request, config, site),
    url,
    site,
    ...pageRegion(sites.current(site)?.value, { cookies: request.headers.cookie, site }),
    member: readMemberId(request.headers.cookie),
    plainCart: isCartPage(url)
      ? readCookie(request.headers.cookie, storageNames(site, "").plainCart)
      : undefined,
  };
  return { page, ...rest };
}

const toPath = (url: string): string => url.split("?", 1)[0] ?? "/";

const isCartPage = (url: string): boolean => stripLanguage(toPath(url)).toLowerCase() === "/bag";

/** Cookies of somebody who signed in, whatever their prefix. */
const signedIn = /(^|[;\s_-])velours_(member|session)=/;

/** True when a page may show something of a person. */
export const isPersonal = ({ url, headers }: FastifyRequest): boolean =>
  isPersonalPath(toPath(url)) || signedIn.test(headers.cookie ?? "");

/**
 * True when a page is the same for every visitor: no personal path, and no cookie but those that no page
 * depends on.
 */
export function isShared(
  { method, url, headers }: FastifyRequest,
  site: string,
  neutralCookies: readonly string[],
): boolean {
  if (method !== "GET" || isPersonalPath(toPath(url))) return false;
  if (headers.cookie === undefined) return true;
  return headers.cookie.split(";").every((pair) => {
    const name = pair.split("=", 1)[0]?.trim() ?? "";
    // The region is part of the key; the address decides the language.
    return name === "" || neutralCookies.includes(name) || getNeutralNames(site).includes(name);
  });
}

function getNeutralNames(site: string): string[] {
  const { region, language, newsletter, analyticsConsent, ageConfirmed, plainCart } = storageNames(site, "");
  return [region, language, newsletter, analyticsConsent, ageConfirmed, plainCart];
}
