import type { Operation } from "../../generate/contract.ts";
import { sampleRequest } from "../../generate/examples/sampleRequest.ts";
import type { OpenApiDocument } from "../../generate/OpenApiDocument.ts";
import { sampleAddress, sampleHeaders } from "./request.ts";

/** The same call for a shell. */
export function curlSample(document: OpenApiDocument, operation: Operation): string {
  const sample = sampleRequest(document, operation);
  const { body, hasBody } = sample;
  const parts = [
    `curl '${sampleAddress(operation, sample)}'`,
    operation.method.toUpperCase() !== (hasBody ? "POST" : "GET") && `-X ${operation.method.toUpperCase()}`,
    ...Object.entries(sampleHeaders(operation, sample)).map(([name, value]) => `-H '${name}: ${value}'`),
    hasBody && `-d ${quote(JSON.stringify(body, null, 2))}`,
  ];
  return `${parts.filter(Boolean).join(" \\\n  ")}\n`;
}

const quote = (text: string): string => `'${text.replaceAll("'", "'\\''")}'`;
