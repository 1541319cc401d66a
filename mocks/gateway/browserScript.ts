import { readFileSync } from "node:fs";
import module from "node:module";

/** The published package holds these modules stripped already, so it needs no Node that strips. Node warns once that this function may change; the project's Node is pinned, and a shop's log is no place for it. */
function stripTypes(source: string): string {
  const { stripTypeScriptTypes } = module;
  if (stripTypeScriptTypes === undefined) return source;
  const { emitWarning } = process;
  process.emitWarning = () => {};
  try {
    return stripTypeScriptTypes(source);
  } finally {
    process.emitWarning = emitWarning;
  }
}

/** A module of this folder as the browser takes it: the types blanked out, the lines where they were. */
export function browserModule(path: string): string {
  return stripTypes(readFileSync(new URL(path, import.meta.url), "utf8"));
}

const clientParts = [
  "environment",
  "gatewayError",
  "mountField",
  "hostedFields",
  "verifyCard",
  "collectDeviceData",
  "collectFraudData",
  "client",
];

/** The page's script: one classic file, because pages load a provider's kit with a plain script element. */
export function clientScript(delay: number): string {
  const body = clientParts
    .map((part) => browserModule(`./client/${part}.ts`))
    .join("\n")
    .replace(/^import [^;]*;$/gm, "")
    .replace(/^export /gm, "");
  return `(() => {\n"use strict";\nconst sandboxDelay = ${Number(delay)};\n${body}\n})();\n`;
}
