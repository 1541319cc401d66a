import { askService, ServiceError } from "../../../platform/http/askService.ts";
import type { AddressCompletion, AddressProvider, VerifiedAddress } from "../AddressProvider.ts";

export interface PostGridOptions {
  /** `https://api.postgrid.com` */
  url: string;
  key: string;
  /** Milliseconds; a shopper is typing. */
  timeout?: number;
}

/** What PostGrid calls a preview; the plain ones have their parts in `preview` instead of a text. */
interface Preview {
  id: string;
  type: string;
  text?: string;
  highlight?: string;
  description?: string;
  preview?: { address?: string; city?: string; prov?: string; pc?: string };
}

/** PostGrid's international address verification: https://postgrid.readme.io/docs/international-address-verification-and-autocomplete */
export function postGrid({ url, key, timeout = 5_000 }: PostGridOptions): AddressProvider {
  const ask = async (query: Record<string, string>, body?: unknown) => {
    const target = new URL("/v1/intl_addver/completions", url);
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
    const headers = { "x-api-key": key };
    const answer = await askService({ service: "PostGrid", url: target, headers, body, timeout });
    return (answer as { data?: unknown } | undefined)?.data;
  };
  return {
    async complete({ partialStreet, countries, limit, container }) {
      const data = await ask(
        container === undefined
          ? {
              partialStreet,
              limit: String(limit),
              ...(countries.length > 0 && { countriesFilter: countries.join() }),
            }
          : { container, advanced: "true" },
      );
      return Array.isArray(data) ? (data as Preview[]).map(completionOf) : [];
    },
    async find(id) {
      try {
        return addressOf(await ask({}, { id }));
      } catch (error) {
        if (error instanceof ServiceError && (error.status === 404 || error.status === 400)) return undefined;
        throw error;
      }
    },
  };
}

function completionOf({ id, type, text, highlight, description, preview }: Preview): AddressCompletion {
  const place = [preview?.city, preview?.prov, preview?.pc].filter(Boolean).join(", ");
  return {
    id,
    type,
    text: text ?? preview?.address ?? "",
    highlight: highlight?.replace(/;.*/, "") ?? "",
    description: description ?? place,
  };
}

const parts = [
  "line1",
  "line2",
  "city",
  "provinceCode",
  "postalOrZip",
  "countryCode",
  "firstname",
  "lastname",
] as const;

/** The eight parts the contract has; what else the service says stays here. */
function addressOf(data: unknown): VerifiedAddress | undefined {
  if (typeof data !== "object" || data === null || "error" in data) return undefined;
  const known = data as Record<string, unknown>;
  const entries = parts.map((part) => [part, typeof known[part] === "string" ? known[part] : null]);
  return Object.fromEntries(entries) as VerifiedAddress;
}
