import type { PlainRequest } from "./PlainRequest.ts";

/** A call with Python's own library. */
export function formatPython({ method, address, headers, body, answer: type }: PlainRequest): string {
  const lines = Object.entries(headers)
    .map(([name, value]) => `        ${python(name)}: ${python(value)},\n`)
    .join("");
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
    ${python(address)},
    method=${python(method)},
    headers={
${lines}    },
${body === undefined ? "" : `    data=json.dumps(${python(body, "    ")}).encode(),\n`})
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
