import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { createRequire } from "node:module";
import { startMock } from "../../mocks/startMock.ts";
import { runPurchase } from "./runPurchase.ts";

const CONTRACT = "../../sdk/src/generated/openapi.json";
const require = createRequire(import.meta.url);

/** Runs a program of this folder; throws with what it said. */
function run(program: string, ...options: string[]): void {
  const path = `node_modules/.bin/${program}`;
  const { status, stdout, stderr } = spawnSync(process.execPath, [path, ...options], {
    cwd: import.meta.dirname,
    encoding: "utf8",
  });
  if (status !== 0) throw new Error(`${program}: ${stdout}${stderr}`);
}

const validator = require("@seriousme/openapi-schema-validator");
const parser = require("@apidevtools/swagger-parser");
const text = readFileSync(new URL(CONTRACT, import.meta.url), "utf8");

await (parser.default ?? parser).validate(JSON.parse(text));
console.log("swagger-parser: valid");
const { valid, errors } = await new validator.Validator().validate(JSON.parse(text));
if (!valid) throw new Error(JSON.stringify(errors));
console.log("openapi-schema-validator: valid");

run("openapi-ts", "-i", CONTRACT, "-o", "out/hey-api");
run("orval", "--config", "orval.config.ts");
run("tsc", "-p", "tsconfig.json");
console.log("hey-api, orval with zod: generated, and compiled strictly with a purchase");

const mock = await startMock({ port: 4710, gatewayPort: 0, clientToken: "velours-dev", site: "boutique" });
try {
  for (const name of ["heyApi", "orval"]) console.log(`${name}: order ${await runPurchase(name)}`);
} finally {
  await mock.close();
}
