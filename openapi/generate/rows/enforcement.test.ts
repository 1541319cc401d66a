import { describe, expect, it } from "vitest";
import { type FormName, validate } from "../../../sdk/src/forms.ts";
import document from "../../../sdk/src/generated/openapi.json" with { type: "json" };
import { type InvalidRequestError, validatorCompiler } from "../../../sdk/src/requests/validate.ts";
import { withField } from "../../../sdk/src/testing/withField.ts";
import { routes } from "../../../server/src/generated/operations.ts";
import { follow, listOperations } from "../contract.ts";
import type { OpenApiDocument } from "../OpenApiDocument.ts";
import type { Schema } from "../schema.ts";

const contract = document as unknown as OpenApiDocument;

/** Operations whose body is a form, with the body's first example. */
const FORMS = listOperations(contract).flatMap(({ id, body, object }): [string, FormName, object][] => {
  const form = (body?.schema.$ref ?? "").split("/").pop() as FormName;
  if (!body || !contract.components.schemas[form]?.["x-form"]) return [];
  const sent = object.requestBody && follow<{ content: Content }>(contract, object.requestBody as never);
  const first = Object.values(sent?.content["application/json"]?.examples ?? {})[0];
  return [[id, form, follow<{ value: object }>(contract, first as { $ref: string }).value]];
});

interface Content {
  "application/json"?: { schema: Schema; examples?: Record<string, { $ref?: string; value?: unknown }> };
}

const WRONG = [undefined, null, "", "🦊", "x".repeat(2000), -1, true, {}, [], [{}]];

/** Each field of a value by its path, with those inside it. */
function listPaths(value: unknown, at = ""): string[] {
  if (typeof value !== "object" || value === null) return [];
  return Object.entries(value).flatMap(([name, inner]) => {
    const path = Array.isArray(value) ? `${at}[${name}]` : at ? `${at}.${name}` : name;
    return [path, ...listPaths(inner, path)];
  });
}

const serverSays = (id: string, value: unknown): unknown => {
  const { body } = routes[id as keyof typeof routes].schema as { body?: unknown };
  const result = validatorCompiler({ schema: body })(structuredClone(value));
  return "error" in result ? (result.error as InvalidRequestError).fields : {};
};

describe("section 5: the server says what the form says, field by field", () => {
  it("of every form that is sent whole", () => {
    expect(FORMS.map(([id]) => id).sort()).toEqual(
      expect.arrayContaining([
        "acceptUpsell",
        "changePassword",
        "changeUsername",
        "closeOrder",
        "login",
        "recoverPassword",
        "register",
        "resetPassword",
        "startSubscription",
      ]),
    );
  });

  it.each(FORMS)("%s and %s", (id, form, example) => {
    const values = listPaths(example).flatMap((path) =>
      WRONG.map((wrong) => withField(example, path, wrong)),
    );
    let refused = 0;
    for (const value of [example, null, ...values]) {
      const errors = validate(form, value);
      expect({ value, said: serverSays(id, value) }).toEqual({ value, said: errors });
      if (Object.keys(errors).length > 0) refused++;
    }
    expect(refused).toBeGreaterThan(0);
  });
});
