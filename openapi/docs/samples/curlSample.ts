import type { Operation } from "../../generate/contract.ts";
import type { Document } from "../../generate/Document.ts";
import { CLIENT_TOKEN, MERCHANT_KEY, MOCK, needsMerchantKey, sampleRequest } from "./request.ts";

/** The same call for a shell. */
export function curlSample(document: Document, operation: Operation): string {
  const { path, query, body, hasBody } = sampleRequest(document, operation);
  const address = operation.path.replace(/\{([^}]+)\}/g, (_all, name: string) =>
    encodeURIComponent(String(path[name])),
  );
  const search = new URLSearchParams(Object.entries(query).map(([name, value]) => [name, String(value)]));
  const parts = [
    `curl '${MOCK}/api${address}${search.size > 0 ? `?${search}` : ""}'`,
    operation.method.toUpperCase() !== (hasBody ? "POST" : "GET") && `-X ${operation.method.toUpperCase()}`,
    `-H 'x-client-token: ${CLIENT_TOKEN}'`,
    needsMerchantKey(operation) && `-H 'x-merchant-key: ${MERCHANT_KEY}'`,
    hasBody && "-H 'content-type: application/json'",
    hasBody && `-d ${quote(JSON.stringify(body, null, 2))}`,
  ];
  return `${parts.filter(Boolean).join(" \\\n  ")}\n`;
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
