import { eachSchema, type Message, type Schema } from "../../generate/schema.ts";

export interface WrongValue extends Message {
  path: string;
  keyword: string;
}

/** Every text a wrong value of this schema is answered with, by the path it is said of; each once. */
export function wrongValues(schema: Schema): WrongValue[] {
  const found = new Map<string, WrongValue>();
  eachSchema(schema, (schema, pointer) => {
    for (const [keyword, { en, fr }] of Object.entries(schema["x-messages"] ?? {})) {
      const path = toFieldPath(pointer);
      found.set(`${path} ${en}`, { path, keyword, en, fr });
    }
  });
  for (const [path, texts] of Object.entries(schema["x-rule"]?.messages ?? {})) {
    for (const [keyword, { en, fr }] of Object.entries(texts))
      found.set(`${path} ${en}`, { path, keyword, en, fr });
  }
  return [...found.values()];
}

/** `/then/properties/zipcode` is said of `zipcode`, `/properties/products/items` of `products[]`. */
function toFieldPath(pointer: string): string {
  const steps = pointer.split("/").slice(1);
  let path = "";
  for (let at = 0; at < steps.length; at++) {
    if (steps[at] === "items") path += "[]";
    if (steps[at] === "properties") {
      at++;
      path += `${path && "."}${steps[at]}`;
    }
  }
  return path;
}
