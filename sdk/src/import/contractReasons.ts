/** A generated validator of rows: true, or false with Ajv's errors. */
export interface RowCheck {
  (value: unknown): boolean;
  errors?: RowError[] | null;
}

interface RowError {
  instancePath: string;
  keyword: string;
  message: string;
  params: { missingProperty?: string; additionalProperty?: string; allowedValues?: unknown[] };
}

const mostReasons = 5;

/** Why a value does not match the contract's schema of its kind; empty when it does. */
export function contractReasons(check: RowCheck, value: unknown): string[] {
  if (check(value)) return [];
  const errors = check.errors ?? [];
  const reasons = errors.filter(({ keyword }) => keyword !== "oneOf" && keyword !== "anyOf");
  return [...new Set((reasons.length > 0 ? reasons : errors).map(sentence))].slice(0, mostReasons);
}

function sentence({ instancePath, keyword, params, message }: RowError): string {
  const path = (more = "") =>
    `${instancePath}${more}`
      .replace(/\/(\d+)(?=\/|$)/g, "[$1]")
      .replace(/^\//, "")
      .replaceAll("/", ".") || "the row";
  if (keyword === "required") return `${path(`/${params.missingProperty}`)} is missing`;
  if (keyword === "additionalProperties") return `${path(`/${params.additionalProperty}`)} is not known`;
  if (keyword === "enum") return `${path()} must be one of ${params.allowedValues?.join(", ")}`;
  return `${path()} ${message}`;
}
