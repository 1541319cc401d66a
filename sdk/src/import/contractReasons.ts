import { createReason, type Reason } from "../reasons/Reason.ts";
import { uniqueReasons } from "../reasons/uniqueReasons.ts";

/** A generated validator of rows: true, or false with Ajv's errors. */
export interface RowCheck {
  (value: unknown): boolean;
  errors?: RowError[] | null;
}

export interface RowError {
  instancePath: string;
  keyword: string;
  params: Record<string, unknown>;
}

const mostReasons = 5;

/** Why a value does not match the contract's schema of its kind; empty when it does. */
export function contractReasons(check: RowCheck, value: unknown): Reason[] {
  if (check(value)) return [];
  const errors = check.errors ?? [];
  const precise = errors.filter(({ keyword }) => keyword !== "oneOf");
  return uniqueReasons((precise.length > 0 ? precise : errors).map(toReason)).slice(0, mostReasons);
}

/** The reason of an error of Ajv's. Throws for a keyword that no validator of rows had when this was written. */
export function toReason({ instancePath, keyword, params }: RowError): Reason {
  const path = formatPath(instancePath);
  const limit = Number(params.limit);
  switch (keyword) {
    case "required":
      return createReason("missing", { path: formatPath(`${instancePath}/${params.missingProperty}`) });
    case "additionalProperties":
      return createReason("unknownField", {
        path: formatPath(`${instancePath}/${params.additionalProperty}`),
      });
    case "enum":
      return createReason("notAllowed", { path, allowed: (params.allowedValues as unknown[]).join(", ") });
    case "type":
      return createReason("badType", { path, type: String(params.type) });
    case "minimum":
    case "maximum":
    case "exclusiveMinimum":
      return createReason("outOfLimit", { path, comparison: String(params.comparison), limit });
    case "format":
      return createReason("badFormat", { path, format: String(params.format) });
    case "pattern":
      return createReason("badPattern", { path, pattern: String(params.pattern) });
    case "propertyNames":
      return createReason("badPropertyName", { path });
    case "oneOf":
      return createReason("noSchemaMatches", { path });
    default:
      if (!Object.hasOwn(limits, keyword))
        throw new Error(`rows are checked by ${keyword}, without a reason`);
      return createReason(limits[keyword as keyof typeof limits], { path, limit });
  }
}

/** Keywords that bound a length. */
const limits = {
  minLength: "tooShort",
  maxLength: "tooLong",
  minItems: "tooFewItems",
  maxItems: "tooManyItems",
  minProperties: "tooFewProperties",
  maxProperties: "tooManyProperties",
} as const;

/** A JSON pointer as the contract writes a path: `regions[0].currency`. */
const formatPath = (pointer: string): string | Reason =>
  pointer
    .replace(/\/(\d+)(?=\/|$)/g, "[$1]")
    .replace(/^\//, "")
    .replaceAll("/", ".") || createReason("theRow");
