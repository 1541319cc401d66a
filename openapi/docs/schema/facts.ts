import type { Schema } from "../../generate/schema.ts";

const code = (value: unknown): string => `\`${typeof value === "string" ? value : JSON.stringify(value)}\``;

/** The constraints of a value, each as a short text in Markdown. */
export function facts(schema: Schema): string[] {
  const union = (schema.oneOf ?? schema.anyOf ?? schema.allOf ?? []).filter(
    (schema) => schema.type !== "null",
  );
  const {
    enum: values,
    minimum,
    maximum,
    pattern,
    default: defaultValue,
  } = union.length === 1 ? { ...union[0], ...schema } : schema;
  return [
    values && `one of ${values.map(code).join(", ")}`,
    defaultValue !== undefined && `${code(defaultValue)} unless told`,
    range(stated(minimum), stated(maximum), ""),
    typeof schema.exclusiveMinimum === "number" && `more than ${schema.exclusiveMinimum}`,
    typeof schema.exclusiveMaximum === "number" && `less than ${schema.exclusiveMaximum}`,
    range(schema.minLength as number | undefined, schema.maxLength as number | undefined, " characters"),
    range(schema.minItems as number | undefined, schema.maxItems as number | undefined, " items"),
    typeof schema.multipleOf === "number" && `a multiple of ${schema.multipleOf}`,
    typeof pattern === "string" && pattern.length <= 60 && `matches ${code(pattern)}`,
    schema.uniqueItems === true && "no two alike",
    schema.contentMediaType === "application/json" && "JSON, as text",
    schema.readOnly === true && "only in answers",
    schema.writeOnly === true && "never in answers",
    schema.deprecated === true && "deprecated",
  ].filter((fact): fact is string => typeof fact === "string");
}

/** A bound that means something: not the largest integer that JSON holds exactly, which every integer has. */
const stated = (bound: unknown): number | undefined =>
  typeof bound === "number" && Math.abs(bound) !== Number.MAX_SAFE_INTEGER ? bound : undefined;

function range(from: number | undefined, to: number | undefined, unit: string): string | false {
  if (from !== undefined && to !== undefined)
    return from === to ? `exactly ${from}${unit}` : `${from} to ${to}${unit}`;
  if (from !== undefined) return from === 1 && unit ? "not empty" : `at least ${from}${unit}`;
  return to !== undefined && `at most ${to}${unit}`;
}
