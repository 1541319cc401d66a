import { callService, ServiceError } from "../../../platform/http/callService.ts";
import type { AddressCompletion, AddressProvider, VerifiedAddress } from "../AddressProvider.ts";

export interface PostGridOptions {
  /** `https://api.postgrid.com` */
  url: string;
  key: string;
  /** Milliseconds; a shopper is typing. */
  timeout?: number;
}

/** A preview in PostGrid's terms; the plain ones have their parts in `preview` instead of a text. */
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
  const call = async (query: Record<string, string>, body?: unknown) => {
    const target = new URL("/v1/intl_addver/completions", url);
    for (const [name, value] of Object.entries(query)) target.searchParams.set(name, value);
    const headers = { "x-api-key": key };
    const response = await callService({ service: "PostGrid", url: target, headers, body, timeout });
    return (response as { data?: unknown } | undefined)?.data;
  };
  return {
    async complete({ partialStreet, countries, limit, container }) {
      const data = await call(
        container === undefined
          ? {
              partialStreet,
              limit: String(limit),
              ...(countries.length > 0 && { countriesFilter: countries.join() }),
            }
          : { container, advanced: "true" },
      );
      return Array.isArray(data) ? (data as Preview[]).map(toCompletion) : [];
    },
    async find(id) {
      try {
        return toAddress(await call({}, { id }));
      } catch (error) {
        if (error instanceof ServiceError && (error.status === 404 || error.status === 400)) return undefined;
        throw error;
      }
    },
  };
}

function toCompletion({ id, type, text, highlight, description, preview }: Preview): AddressCompletion {
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

/** The eight parts that the contract has; other fields of the service are dropped. */
function toAddress(data: unknown): VerifiedAddress | undefined {
  if (typeof data !== "object" || data === null || "error" in data) return undefined;
  const fields = data as Record<string, unknown>;
  const entries = parts.map((part) => [part, typeof fields[part] === "string" ? fields[part] : null]);
  return Object.fromEntries(entries) as VerifiedAddress;
}
