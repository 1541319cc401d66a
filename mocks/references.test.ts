import { catalogue, type ErrorReference, references } from "@velours/sdk/shop";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { mockOperations, type Operation } from "./contract.ts";
import { exampleRequests } from "./generated/exampleRequests.ts";
import { startMock } from "./startMock.ts";

const declared = (operation: Operation): readonly ErrorReference[] =>
  references[operation.operationId as keyof typeof references];

describe("each reference that an operation may answer is a scenario of the mock", () => {
  let mock: Awaited<ReturnType<typeof startMock>>;
  beforeAll(async () => {
    mock = await startMock({ port: 0 });
  });
  afterAll(() => mock?.close());

  const answer = async (operation: Operation, scenario: ErrorReference) => {
    const { url = "", body } = exampleRequests[operation.operationId] ?? {};
    const response = await fetch(`${mock.url}/api${url}`, {
      method: operation.method,
      body,
      headers: {
        "x-client-token": "velours-dev",
        "x-merchant-key": "any",
        "idempotency-key": "velours-references",
        "x-mock-scenario": scenario,
        ...(body !== undefined && { "content-type": "application/json" }),
      },
    });
    return { status: response.status, body: await response.json().catch(() => null) };
  };

  it.each(mockOperations.map((operation) => [operation.operationId, operation] as const))(
    "%s",
    async (_name, operation) => {
      for (const reference of declared(operation))
        expect(await answer(operation, reference)).toMatchObject({
          status: catalogue[reference].status,
          body: { reference },
        });
    },
  );

  it.each(mockOperations.map((operation) => [operation.operationId, operation] as const))(
    "%s: none that it does not declare",
    async (_name, operation) => {
      const [other] = (Object.keys(catalogue) as ErrorReference[]).filter(
        (reference) => !declared(operation).includes(reference),
      );
      const { body } = await answer(operation, other as ErrorReference);
      expect((body as { reference?: string } | null)?.reference).not.toBe(other);
    },
  );
});
