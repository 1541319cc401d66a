import type { Operation } from "../../generate/contract.ts";
import type { SampleRequest } from "../../generate/examples/sampleRequest.ts";

/** Where samples are sent: `npm run mock`. */
export const MOCK = "http://localhost:4010";
export const CLIENT_TOKEN = "velours-dev";
/** A mock takes any key of a merchant. */
export const MERCHANT_KEY = "velours-merchant-key";

/** True for operations that only a merchant's program may call. */
export const needsMerchantKey = ({ object }: Operation): boolean =>
  (object.security ?? []).some(({ merchantKey }) => merchantKey !== undefined);

/** Where a sample is sent. */
export function sampleAddress(operation: Operation, { path, query }: SampleRequest): string {
  const address = operation.path.replace(/\{([^}]+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  return `${MOCK}/api${address}${search.size > 0 ? `?${search}` : ""}`;
}

export const sampleHeaders = (
  operation: Operation,
  { header, hasBody }: SampleRequest,
): Record<string, string> => ({
  "x-client-token": CLIENT_TOKEN,
  ...(needsMerchantKey(operation) && { "x-merchant-key": MERCHANT_KEY }),
  ...Object.fromEntries(Object.entries(header).map(([name, value]) => [name.toLowerCase(), String(value)])),
  ...(hasBody && { "content-type": "application/json" }),
});

/** Type of the body of a success; undefined where there is none. */
export function successType({ answers }: Operation): string | undefined {
  const success = answers.find(({ status }) => status < 300);
  return Object.keys(success?.answer.content ?? {})[0];
}
