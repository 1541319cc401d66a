import { InvalidRequestError } from "@velours/sdk/shop";
import type { FastifyReply, FastifyRequest, onRequestHookHandler } from "fastify";
import type { Config } from "../config/config.ts";
import { isLocalHost, parseHostname, shopHosts } from "./hosts.ts";

declare module "fastify" {
  interface FastifyContextConfig {
    /** The route answers for any host: load balancers call it by address. */
    anyHost?: boolean;
  }
}

/** A host can be written in many ways, with any port and letter case. */
const maximumHosts = 1_000;

/** The hosts that a shop answers to. */
export interface AllowedHosts {
  /** True when a request for this very host passed before, and this one names no other besides. */
  isKnown(request: FastifyRequest): boolean;
  /**
   * Refuses requests for other hosts than the shop's: pages, links and policies contain the host, and caches store them.
   * In production a page requested under another name redirects to PUBLIC_URL.
   */
  require: onRequestHookHandler;
}

export function allowHosts(config: Config): AllowedHosts {
  const hosts = shopHosts(config);
  const isProduction = config.environment === "production";
  const isAllowed = (hostname: string, host: string) =>
    hosts.has(hostname) || (!isProduction && isLocalHost(host));

  /** A proxy that leaves Host as it was forwards X-Forwarded-Host from the visitor, unless it was told not to. */
  const isForwardedElsewhere = ({ host, headers }: FastifyRequest): boolean => {
    if (host === headers.host) return false;
    const hostname = parseHostname(headers.host ?? "");
    return hostname !== undefined && hosts.has(hostname) && hostname !== parseHostname(host);
  };
  const isAmbiguous = (request: FastifyRequest): boolean =>
    hasTwoHosts(request) || isForwardedElsewhere(request);

  /** Hosts that were allowed, as the header had them. */
  const allowedHosts = new Set<string>();

  return {
    isKnown: (request) => isPath(request) && allowedHosts.has(request.host) && !isAmbiguous(request),
    require(request, reply, done) {
      if (isAmbiguous(request)) throw refusal("The request has more than one host");
      const { host, url } = request;
      if (isPath(request) && allowedHosts.has(host)) return done();
      // Fastify makes the options anew for each access.
      if (request.routeOptions.config.anyHost) return done();
      const hostname = parseHostname(host);
      if (hostname === undefined || !isPath(request)) throw refusal("The host is not a name or an address");
      // A port may be too large for any URL: the page could not be made.
      if (isAllowed(hostname, host) && URL.canParse(`http://${host}`)) {
        if (allowedHosts.size < maximumHosts) allowedHosts.add(host);
        return done();
      }
      if (isProduction && isPage(request)) return void redirect(reply, config.publicUrl + url);
      throw refusal("The shop does not answer to this host");
    },
  };
}

/** An address that names a host of its own would be read against the header's, or `*@host` after PUBLIC_URL. */
const isPath = ({ url }: FastifyRequest): boolean => url.startsWith("/") || url === "*";

/** Node uses the first of several Host headers; a proxy in front can have used the last. */
function hasTwoHosts({ raw: { rawHeaders } }: FastifyRequest): boolean {
  let count = 0;
  for (let i = 0; i < rawHeaders.length; i += 2) {
    const name = rawHeaders[i];
    if (name?.length === 4 && name.toLowerCase() === "host") count++;
  }
  return count > 1;
}

const isPage = ({ method, routeOptions }: FastifyRequest): boolean =>
  (method === "GET" || method === "HEAD") && routeOptions.config.operation === "page";

/** Not cached: the host can be added to HOSTS later. */
const redirect = (reply: FastifyReply, address: string): FastifyReply =>
  reply.header("cache-control", "no-store").redirect(new URL(address).href, 301);

const refusal = (text: string): InvalidRequestError => new InvalidRequestError({ host: text });
