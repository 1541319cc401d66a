import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { operations } from "../contract.ts";
import { exampleRequest } from "../exampleRequest.ts";
import { startMock } from "../startMock.ts";

/** Orders have random ids: the one of the example is nobody's. */
const absent = ["getOrder"];

let mock: Awaited<ReturnType<typeof startMock>>;
beforeAll(async () => {
  mock = await startMock({
    port: 0,
    prismPort: 0,
    gatewayPort: 0,
    clientToken: "velours-dev",
    site: "boutique",
  });
});
afterAll(() => mock?.close());

describe("the contract's own examples", () => {
  it.each(operations.map((one) => [one.operationId, one] as const))(
    "%s is answered",
    async (name, operation) => {
      const { url, body } = exampleRequest(operation);
      const answer = await fetch(`${mock.url}/api${url}`, {
        method: operation.method,
        body,
        headers: {
          "x-client-token": "velours-dev",
          "x-mock-session": `example-${name}`,
          ...(body !== undefined && { "content-type": "application/json" }),
        },
      });
      const said = `${answer.status} ${await answer.text()}`;
      expect(said).toMatch(absent.includes(name) ? /^404 / : /^2\d\d /);
    },
  );
});
