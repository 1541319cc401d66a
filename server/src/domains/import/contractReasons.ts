import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";
import { schemas } from "../../generated/schemas.ts";

const mostReasons = 5;
let ajv: Ajv2020 | undefined;

/** Why a value does not match the contract's schema of that name; empty when it does. */
export function contractReasons(schema: string, value: unknown): string[] {
  const validate = validator(schema);
  if (validate(value)) return [];
  const reasons = (validate.errors ?? []).filter(({ keyword }) => keyword !== "oneOf" && keyword !== "anyOf");
  return [...new Set((reasons.length > 0 ? reasons : validate.errors!).map(sentence))].slice(0, mostReasons);
}

function validator(schema: string): ValidateFunction {
  if (!ajv) {
    ajv = new Ajv2020({ allErrors: true, strict: false });
    addFormats.default(ajv);
    for (const each of schemas) ajv.addSchema(each);
  }
  const found = ajv.getSchema(schema);
  if (!found) throw new Error(`The contract has no schema called ${schema}`);
  return found;
}

function sentence({ instancePath, keyword, params, message }: ErrorObject): string {
  const path = (more = "") =>
    `${instancePath}${more}`
      .replace(/\/(\d+)(?=\/|$)/g, "[$1]")
      .replace(/^\//, "")
      .replaceAll("/", ".") || "the row";
  if (keyword === "required") return `${path(`/${params.missingProperty}`)} is missing`;
  if (keyword === "additionalProperties") return `${path(`/${params.additionalProperty}`)} is not known`;
  if (keyword === "enum") return `${path()} must be one of ${params.allowedValues.join(", ")}`;
  return `${path()} ${message}`;
}
