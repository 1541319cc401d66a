import type { FastifyInstance } from "fastify";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import type { Operation } from "../contract.ts";
import { findOperation, mockOperations } from "../contract.ts";
import { exampleRequests } from "../generated/exampleRequests.ts";
import { buildHost } from "../host/buildHost.ts";
import { passApi } from "../host/passApi.ts";
import { listExamples } from "./listExamples.ts";
import type { Prism } from "./startPrism.ts";
import { startPrism } from "./startPrism.ts";

let prism: Prism;
let host: FastifyInstance;
const token = {
  "x-client-token": "velours-dev",
  "x-merchant-key": "velours-merchant-key",
  "idempotency-key": "velours-examples",
};

beforeAll(async () => {
  prism = await startPrism({ port: 0 });
  host = buildHost();
  await passApi(host, prism.url);
});
afterAll(async () => {
  await host.close();
  await prism.close();
});

function ask(operation: Operation, headers: Record<string, string> = {}) {
  const { url = "", body } = exampleRequests[operation.operationId] ?? {};
  return host.inject({
    method: operation.method as "GET",
    url: `/api${url}`,
    headers: { ...token, ...(body && { "content-type": "application/json" }), ...headers },
    payload: body,
  });
}

const examples = listExamples();
const isFirst = (list: typeof examples, example: (typeof examples)[number]) =>
  list.find(({ name }) => name === example.name) === example;
/** Each takes Prism dozens of milliseconds: the full run asks for all, the gate for every success and for each reference once. */
const asked =
  process.env.FULL === "1"
    ? examples
    : examples.filter((example) => example.status.startsWith("2") || isFirst(examples, example));

describe("every named example of the contract", () => {
  it.each(mockOperations.map((operation) => [operation.operationId, operation] as const))(
    "%s answers each of its own",
    async (_id, operation) => {
      const own = asked.filter((example) => example.operation === operation);
      for (const { status, mediaType, name, value } of own) {
        const answer = await ask(operation, { prefer: `example=${name}, code=${status}` });
        expect([name, answer.statusCode]).toEqual([name, Number(status)]);
        expect(answer.headers["content-type"]).toContain(mediaType);
        expect(mediaType === "application/json" ? answer.json() : answer.body).toEqual(value);
        expect(answer.headers["sl-violations"]).toBeUndefined();
      }
    },
  );

  it("is asked for each of its references", () => {
    const names = (list: typeof examples) => [...new Set(list.map(({ name }) => name))].sort();
    expect(names(asked)).toEqual(names(examples));
  });
});

describe("without a preference", () => {
  it("answers the first named example where the schema has one of its own, too", async () => {
    const operation = findOperation("GET", "/products/collections/care/filters") as Operation;
    const first = examples.find((example) => example.operation === operation);
    expect((await ask(operation)).json()).toEqual(first?.value);
  });

  it.each([
    "collections=vibrators&order=recommended",
    "collections=vibrators&order[price]=ASC&page=1&limit=24",
    "collections=vibrators&filter[inventories][region]=or:US,INTL&filter[price]=25-50,100-",
    "collections=vibrators&order%5Bprice%5D=ASC&filter%5Binventories%5D%5Bregion%5D=or%3AUS%2CINTL",
    "collections=vibrators&filter[texture]=or:smooth,ribbed",
    "ids=100001,100002",
  ])("the listing takes ?%s", async (query) => {
    const answer = await host.inject({ url: `/api/products?${query}`, headers: token });
    expect(answer.statusCode).toBe(200);
    expect(answer.headers["x-pagination-items-total"]).toBeDefined();
  });
});

it("a written path wins over one with a parameter", () => {
  expect(findOperation("GET", "/products/promotions/TEN")?.operationId).toBe("getPromotion");
  expect(findOperation("GET", "/products/100001")?.operationId).toBe("getProduct");
});
