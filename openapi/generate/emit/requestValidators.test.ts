import { describe, expect, it } from "vitest";
import type { Contract, Operation } from "../contract.ts";
import type { Schema } from "../schema.ts";
import { emitRequestValidators } from "./requestValidators.ts";

const ref: Schema = { $ref: "#/components/schemas/PasswordReset" };
const reset = {
  id: "resetPassword",
  parameters: [],
  body: { schema: ref, required: true },
} as unknown as Operation;

const contract = (schema: Schema): Contract =>
  ({
    document: { components: { schemas: { PasswordReset: schema } } },
    operations: [reset],
  }) as unknown as Contract;

const rulesFile = (schema: Schema): string =>
  emitRequestValidators(contract(schema)).find(([path]) => path.endsWith("/formsWithRules.ts"))?.[1] ?? "";

describe("rules beside a body's schema", () => {
  it("are called for an operation whose body is a form with a rule", () => {
    const text = rulesFile({ type: "object", "x-rule": { name: "passwordsMatch", messages: {} } });
    expect(text).toContain('import { passwordsMatch } from "../../rules/forms/passwordsMatch.ts";');
    expect(text).toContain("  resetPasswordBody: { rule: passwordsMatch,");
    expect(text).not.toContain("../forms/index.ts");
  });

  it("are not asked for otherwise", () => {
    expect(rulesFile({ type: "object" })).not.toContain("resetPasswordBody");
  });
});
