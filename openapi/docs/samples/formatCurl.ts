import type { PlainRequest } from "./PlainRequest.ts";

/** A call for a shell. */
export function formatCurl({ method, address, headers, body }: PlainRequest): string {
  const parts = [
    `curl ${quote(address)}`,
    method !== (body === undefined ? "GET" : "POST") && `-X ${method}`,
    ...Object.entries(headers).map(([name, value]) => `-H ${quote(`${name}: ${value}`)}`),
    body !== undefined && `-d ${quote(JSON.stringify(body, null, 2))}`,
  ];
  return `${parts.filter(Boolean).join(" \\\n  ")}\n`;
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
