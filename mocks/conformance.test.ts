import { createServer, type RequestListener, type Server } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { contractOperations } from "../openapi/conformance/contract/document.ts";
import { readFixture } from "../openapi/conformance/Fixture.ts";
import { readProfile } from "../openapi/conformance/profiles/readProfile.ts";
import { groupFindings } from "../openapi/conformance/Report.ts";
import { formatSummary } from "../openapi/conformance/report/terminal.ts";
import { runConformance } from "../openapi/conformance/runConformance.ts";
import { startMock } from "./startMock.ts";

const listen = async (listener: RequestListener): Promise<{ server: Server; url: string }> => {
  const server = createServer(listener);
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return { server, url: `http://127.0.0.1:${(server.address() as AddressInfo).port}/api` };
};

const all = contractOperations.size;

describe("the conformance check", () => {
  const profile = readProfile("mock");
  const fixture = { ...readFixture(), ...profile.fixture };
  let mock: Awaited<ReturnType<typeof startMock>>;
  let beginner: Awaited<ReturnType<typeof listen>>;

  beforeAll(async () => {
    mock = await startMock({ port: 0, seed: 1 });
    // Three operations, of which a header is missing; any other address is unknown to the framework.
    beginner = await listen(async ({ method, url = "/", headers }, reply) => {
      const isThere = /^\/api\/products(\/\d+)?(\?|$)|^\/api\/products\/collections\/[^/?]+(\?|$)/.test(url);
      if (method !== "GET" || !isThere)
        return void reply
          .writeHead(404, { "content-type": "application/json" })
          .end('{"detail":"Not Found"}');
      const passed = ["x-client-token", "if-none-match"].flatMap((name) =>
        headers[name] === undefined ? [] : [[name, String(headers[name])]],
      );
      const answer = await fetch(`${mock.url}${url}`, { headers: Object.fromEntries(passed) });
      const own = new Map(answer.headers);
      for (const name of ["content-length", "content-encoding", "x-products-vendors", "x-nosto-result-id"])
        own.delete(name);
      reply.writeHead(answer.status, Object.fromEntries(own)).end(await answer.text());
    });
  });
  afterAll(async () => {
    beginner.server.close();
    await mock.close();
  });

  it("finds nothing in the mock but what its profile names", async () => {
    const { exceptions = {} } = profile;
    const report = await runConformance({ url: `${mock.url}/api`, fixture, exceptions, count: 1 });
    expect(groupFindings(report)).toEqual([]);
    const reasons = new Set(report.cases.flatMap(({ skipped }) => skipped));
    expect(Object.values(exceptions).filter((reason) => !reasons.has(reason))).toEqual([]);
  });

  it("says once what a beginner's operations do wrong, and which come next", async () => {
    const report = await runConformance({ url: beginner.url, fixture, implemented: "auto", count: 5 });
    const there = report.operations.filter(({ state }) => state !== "missing").map(({ name }) => name);
    expect(there).toEqual(["listProducts", "getProduct", "getCollection"]);
    const groups = groupFindings(report);
    expect(groups.map(({ first: { operation, message } }) => `${operation}: ${message}`)).toEqual([
      "listProducts: header x-products-vendors is missing",
    ]);
    expect(groups[0]?.count).toBeGreaterThan(10);
    const text = formatSummary(report);
    expect(text).toMatch(
      new RegExp(
        `^2 of ${all} operations without findings, ${all - 3} not implemented; next: listProducts$`,
        "m",
      ),
    );
    expect(text).toContain(`curl -i --globoff '${beginner.url}/products?`);
    expect(text).not.toContain("getSite is not implemented");
  });

  it("calls each missing operation a finding where all are to be there", async () => {
    const report = await runConformance({ url: beginner.url, fixture, only: ["contract/"] });
    const messages = groupFindings(report).map(({ first }) => first.message);
    expect(messages.filter((message) => message.endsWith(" is not implemented"))).toHaveLength(all - 3);
    expect(messages).toContain("submitCheckout is not implemented");
  });

  it("asks only the operations that are named", async () => {
    const { cases } = await runConformance({
      url: beginner.url,
      fixture,
      implemented: ["getProduct"],
      count: 1,
    });
    const requested = cases.filter(({ requests }) => requests > 0).map(({ part, name }) => `${part}/${name}`);
    expect(requested).toContain("contract/getProduct");
    expect(requested).not.toContain("contract/listProducts");
    await expect(runConformance({ url: beginner.url, implemented: ["getProdukt"] })).rejects.toThrow(
      "The contract has no operation getProdukt.",
    );
  });

  it("repeats a finding of a POST with its body and its cookies' command", async () => {
    const broken = await listen((_request, reply) => {
      reply.writeHead(200, { "content-type": "application/json" }).end("{}");
    });
    const report = await runConformance({ url: broken.url, fixture, only: ["contract/validateCart"] });
    broken.server.close();
    const [found] = groupFindings(report);
    expect(formatSummary(report)).toContain("FOUND   contract/");
    const posts = report.cases.flatMap(({ findings }) => findings).filter(({ body }) => body !== "");
    expect(found).toBeDefined();
    for (const { curl, body } of posts)
      expect(curl).toContain(`--data-raw '${body.replaceAll("'", "'\\''")}'`);
  });
});
