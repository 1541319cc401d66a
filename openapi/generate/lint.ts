import { join, resolve } from "node:path";
import { readContract } from "./contract.ts";
import { emitDocument } from "./emit/document.ts";
import { checkDeprecation } from "./lint/checkDeprecation.ts";
import { checkErrors } from "./lint/checkErrors.ts";
import { checkExamples } from "./lint/checkExamples.ts";
import { checkExtensions } from "./lint/checkExtensions.ts";
import { checkFields } from "./lint/checkFields.ts";
import { checkNames } from "./lint/checkNames.ts";
import { checkOperations } from "./lint/checkOperations.ts";
import { checkRedocly } from "./lint/checkRedocly.ts";
import { checkRuleSets } from "./lint/checkRuleSets.ts";
import { checkSchemas } from "./lint/checkSchemas.ts";
import { EXCEPTIONS } from "./lint/exceptions.ts";
import type { Finding } from "./lint/Finding.ts";
import { withoutExceptions } from "./lint/withoutExceptions.ts";

/**
 * `node openapi/generate/lint.ts [folder]`: the house's rules for the contract, then Redocly's and Spectral's on the
 * expanded bundle, less the exceptions listed with their reasons.
 */
const ROOT = join(import.meta.dirname, "../..");
const folder = resolve(process.argv[2] ?? join(ROOT, "openapi"));
const contract = await readContract(folder);
const started = performance.now();

const text = emitDocument(contract)[0]?.[1] ?? "";
const findings: Finding[] = [
  ...checkNames(contract, folder),
  ...checkOperations(contract, folder),
  ...checkErrors(contract, folder),
  ...checkDeprecation(contract),
  ...checkSchemas(contract),
  ...checkFields(contract),
  ...checkExamples(contract),
  ...checkExtensions(contract, folder),
  ...withoutExceptions(
    [...checkRedocly(ROOT, "sdk/src/generated/openapi.json"), ...(await checkRuleSets(text))],
    EXCEPTIONS,
  ),
];
for (const { where, message, rule } of findings)
  console.error(`${where}: ${message}${rule ? ` (${rule})` : ""}`);

const seconds = ((performance.now() - started) / 1000).toLocaleString("en", { maximumFractionDigits: 1 });
console.log(
  `Contract: ${contract.operations.length} operations, ${Object.keys(contract.document.components.schemas).length} schemas, ${contract.errors.length} error references; ${findings.length} findings, ${EXCEPTIONS.length} exceptions (${seconds} s).`,
);
if (findings.length > 0) process.exit(1);
