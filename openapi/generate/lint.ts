import { spawnSync } from "node:child_process";
import { join, resolve } from "node:path";
import { readContract } from "./contract.ts";
import { checkErrors } from "./lint/checkErrors.ts";
import { checkExamples } from "./lint/checkExamples.ts";
import { checkOperations } from "./lint/checkOperations.ts";
import { checkSchemas } from "./lint/checkSchemas.ts";
import type { Finding } from "./lint/Finding.ts";

/** `node openapi/generate/lint.ts [folder]`: the house's rules for the contract, then Redocly's on the expanded bundle. */
const ROOT = join(import.meta.dirname, "../..");
const folder = resolve(process.argv[2] ?? join(ROOT, "openapi"));
const contract = await readContract(folder);

const findings: Finding[] = [
  ...checkOperations(contract, folder),
  ...checkErrors(contract, folder),
  ...checkSchemas(contract),
  ...checkExamples(contract),
];
for (const { where, message } of findings) console.error(`${where}: ${message}`);

const redocly = spawnSync(
  process.execPath,
  [
    join(ROOT, "node_modules/.bin/redocly"),
    "lint",
    "sdk/src/generated/openapi.json",
    "--config",
    "redocly.yaml",
    "--format",
    "stylish",
  ],
  {
    cwd: ROOT,
    encoding: "utf8",
    env: { ...process.env, REDOCLY_TELEMETRY: "off", REDOCLY_SUPPRESS_UPDATE_NOTICE: "true" },
  },
);
if (redocly.status !== 0) console.error(redocly.stdout + redocly.stderr);

console.log(
  `Contract: ${contract.operations.length} operations, ${Object.keys(contract.document.components.schemas).length} schemas, ${contract.errors.length} error references; ${findings.length} findings of ours, Redocly ${redocly.status === 0 ? "has nothing to say" : "objects"}.`,
);
if (findings.length > 0 || redocly.status !== 0) process.exit(1);
