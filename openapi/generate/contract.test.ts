import { describe, expect, it } from "vitest";
import { writeContract } from "./testing/writeContract.ts";

describe("readContract", () => {
  it("writes the errors of an operation, and those of every operation, into its answers", async () => {
    const { contract } = await writeContract();
    const [operation] = contract.operations;
    expect(operation?.errors).toEqual(["productGone", "internalError"]);
    expect(operation?.answers.map((answer) => answer.status)).toEqual([200, 404, 500]);
    expect(operation?.answers[1]?.answer.content?.["application/json"]).toEqual({
      schema: { $ref: "#/components/schemas/ProductGone" },
      examples: {
        productGone: {
          summary: "Not sold any more.",
          value: {
            reference: "productGone",
            message: "Halo is gone",
            values: { title: "Halo" },
            value: { id: 1 },
          },
        },
      },
    });
  });

  it("chooses between several errors of one status with oneOf", async () => {
    const { contract } = await writeContract({
      "errors/productHidden.yaml":
        "{ reference: productHidden, status: 404, retry: false, summary: Hidden., when: Now., do: Wait., example: null, messages: [{ en: Hidden, fr: Caché }] }",
      "openapi.yaml": (await import("node:fs"))
        .readFileSync(`${(await writeContract()).folder}/openapi.yaml`, "utf8")
        .replace("[internalError]", "[internalError, productHidden]"),
    });
    expect(contract.operations[0]?.answers[1]?.answer.content?.["application/json"]?.schema).toEqual({
      oneOf: [{ $ref: "#/components/schemas/ProductGone" }, { $ref: "#/components/schemas/ProductHidden" }],
    });
  });

  it("keeps references, so that a schema may hold itself, and finds those of error files", async () => {
    const { contract } = await writeContract();
    const { schemas } = contract.document.components;
    expect(schemas.Product?.properties?.parts?.items).toEqual({ $ref: "#/components/schemas/Product" });
    expect(schemas.ProductGone?.properties?.value).toEqual({ $ref: "#/components/schemas/Product" });
    expect(schemas.InternalError?.properties?.value?.type).toBe("null");
  });

  it("gives every answer the headers of every answer", async () => {
    const { contract } = await writeContract();
    expect(contract.headersEverywhere).toEqual(["x-session-validation"]);
    for (const { answer } of contract.operations[0]?.answers ?? [])
      expect(answer.headers?.["x-session-validation"]).toEqual({ $ref: "#/components/headers/Session" });
  });

  it("refuses a reference that has no file, and says what to write", async () => {
    await expect(
      writeContract({
        "openapi.yaml":
          "openapi: 3.1.0\npaths: { /x: { get: { operationId: getX, responses: {}, x-errors: [nope] } } }\n",
      }),
    ).rejects.toThrow(
      'getX names the error "nope", which has no file: write openapi/errors/nope.yaml or correct x-errors.',
    );
  });
});
