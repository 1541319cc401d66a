import type { Operation } from "../../generate/contract.ts";
import { sampleRequest } from "../../generate/examples/sampleRequest.ts";
import type { OpenApiDocument } from "../../generate/OpenApiDocument.ts";
import { sampleAddress, sampleHeaders, successType } from "./request.ts";

/** The same call with Python's own library. */
export function pythonSample(document: OpenApiDocument, operation: Operation): string {
  const sample = sampleRequest(document, operation);
  const headers = Object.entries(sampleHeaders(operation, sample))
    .map(([name, value]) => `        ${python(name)}: ${python(value)},\n`)
    .join("");
  const type = successType(operation);
  const answer =
    type === "application/json"
      ? "json.load(response)"
      : type === undefined
        ? "response.status"
        : "len(response.read())";
  return `import json
import urllib.error
import urllib.request

request = urllib.request.Request(
    ${python(sampleAddress(operation, sample))},
    method=${python(operation.method.toUpperCase())},
    headers={
${headers}    },
${sample.hasBody ? `    data=json.dumps(${python(sample.body, "    ")}).encode(),\n` : ""})
try:
    with urllib.request.urlopen(request) as response:
        print(${answer})
except urllib.error.HTTPError as error:
    print(error.code, json.load(error))
`;
}

/** A JSON value as a Python literal, one fact a line. */
export function python(value: unknown, indent = ""): string {
  if (value === null) return "None";
  if (typeof value === "boolean") return value ? "True" : "False";
  if (typeof value !== "object") return JSON.stringify(value);
  const deeper = `${indent}    `;
  const parts = Array.isArray(value)
    ? value.map((entry) => python(entry, deeper))
    : Object.entries(value).map(([name, entry]) => `${JSON.stringify(name)}: ${python(entry, deeper)}`);
  const [open, close] = Array.isArray(value) ? ["[", "]"] : ["{", "}"];
  if (parts.length === 0) return `${open}${close}`;
  return `${open}\n${parts.map((part) => `${deeper}${part},\n`).join("")}${indent}${close}`;
}
