import { expect, it } from "vitest";
import { emitServerOperations } from "./emit/serverOperations.ts";
import { writeContract } from "./testing/writeContract.ts";

it("declares the headers of a deprecated operation on its answers, and names the days in the server's table", async () => {
  const { contract } = await writeContract({
    "paths/catalogue/getProduct.yaml": `
operationId: getProduct
tags: [catalogue]
deprecated: true
x-deprecated-since: '2026-11-27'
x-sunset: '2027-05-31'
parameters:
  - { name: id, in: path, required: true, schema: { type: integer } }
  - { name: sort, in: query, deprecated: true, x-deprecated-since: '2026-11-28', x-sunset: '2027-06-01', schema: { type: string } }
responses: { '200': { description: Ok. } }
x-errors: [productGone]
`,
  });
  const [operation] = contract.operations;
  for (const { status, answer } of operation?.answers ?? [])
    expect([status, Object.keys(answer.headers ?? {})]).toEqual([
      status,
      expect.arrayContaining(["Deprecation", "Sunset"]),
    ]);
  const [[, table] = []] = emitServerOperations(contract);
  expect(table).toContain('{ deprecation: "@1795737600", sunset: "Mon, 31 May 2027 00:00:00 GMT" }');
  expect(table).toContain('{ parameter: { name: "sort", in: "query" }, deprecation: "@1795824000"');
});
