import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { afterAll, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { mockOperations } from "../contract.ts";
import { exampleRequests } from "../generated/exampleRequests.ts";
import { listExamples } from "../prism/listExamples.ts";
import { type Prism, startPrism } from "../prism/startPrism.ts";
import type { Violation } from "../prism/Violation.ts";
import { buildHost } from "./buildHost.ts";
import { passApi } from "./passApi.ts";

interface Answer {
  status: number;
  headers: Record<string, string | string[]>;
  body: string | Buffer;
}

const json = { "content-type": "application/json", "x-session-validation": "1" };
let answer: Answer;
let seen: Partial<Record<"url" | "method" | "cookie" | "token" | "page", string>> & { body: string };
const shop = createServer(async (request, response) => {
  let body = "";
  for await (const part of request) body += part;
  const { url, method, headers } = request;
  const { cookie } = headers;
  const [token, page] = ["x-client-token", "x-forwarded-host"].map((name) => String(headers[name]));
  seen = { url, method, cookie, token, page, body };
  response.writeHead(answer.status, answer.headers).end(answer.body);
});
const host = buildHost();
const violations: Violation[] = [];
let prism: Prism;
let api: string;

beforeAll(async () => {
  await new Promise<void>((resolve) => shop.listen(0, "localhost", resolve));
  const { port } = shop.address() as AddressInfo;
  prism = await startPrism({ upstream: `http://localhost:${port}/api`, port: 0, checkRequests: false });
  await passApi(host, prism.url, {
    upstream: `http://localhost:${port}`,
    onViolation: (violation) => violations.push(violation),
  });
  api = `${await host.listen({ port: 0 })}/api`;
});
afterAll(async () => {
  await host.close();
  await prism.close();
  shop.close();
});
beforeEach(() => {
  violations.length = 0;
});

function ask(operationId: string, headers: Record<string, string> = {}) {
  const operation = mockOperations.find((operation) => operation.operationId === operationId);
  if (!operation) throw new Error(`No operation ${operationId}.`);
  const { url = "", body } = exampleRequests[operation.operationId] ?? {};
  return fetch(api + url, {
    method: operation.method,
    headers: {
      "x-client-token": "velours-dev",
      ...(body && { "content-type": "application/json" }),
      ...headers,
    },
    body,
  });
}

/** The contract's own example of an answer. */
function example(operationId: string, status: string): string {
  const found = listExamples().find(
    (example) => example.operation.operationId === operationId && example.status === status,
  );
  return JSON.stringify(found?.value);
}

describe("an API behind Prism", () => {
  it("passes the answer to a browser whose copy is current", async () => {
    answer = {
      status: 304,
      headers: { "x-session-validation": "1", etag: '"a"', "cache-control": "private, no-cache" },
      body: "",
    };
    const response = await ask("getProduct", { "if-none-match": '"a"' });
    expect([response.status, response.headers.get("etag"), await response.text()]).toEqual([304, '"a"', ""]);
    expect(violations).toEqual([]);
  });

  it("passes cookies, headers and bodies both ways", async () => {
    const body = example("identify", "200");
    answer = {
      status: 200,
      headers: { ...json, "set-cookie": "velours_identity=1; Path=/; SameSite=Lax" },
      body,
    };
    const response = await ask("identify", { cookie: "velours_identity=0" });
    expect(await response.text()).toBe(body);
    expect(response.headers.getSetCookie()).toEqual(["velours_identity=1; Path=/; SameSite=Lax"]);
    expect(seen).toMatchObject({
      url: "/api/services/identify",
      method: "POST",
      cookie: "velours_identity=0",
      token: "velours-dev",
    });
    expect(violations).toEqual([]);
  });

  it("says which host was asked for, unless a page's own call does", async () => {
    answer = { status: 200, headers: json, body: example("identify", "200") };
    await ask("identify");
    expect(seen.page).toBe(new URL(api).host);
    await ask("identify", { "x-forwarded-host": "outlet.localhost:3310" });
    expect(seen.page).toBe("outlet.localhost:3310");
  });

  it("answers HEAD as GET, without the body", async () => {
    const headers = { ...json, etag: '"a"', "cache-control": "private, no-cache", vary: "accept-language" };
    answer = { status: 200, headers, body: example("getSite", "200") };
    const head = await fetch(`${api}/sites/boutique`, {
      method: "HEAD",
      headers: { "x-client-token": "velours-dev" },
    });
    expect([head.status, head.headers.get("etag"), await head.text()]).toEqual([200, '"a"', ""]);
    expect(violations).toEqual([]);
  });

  it("passes each of several cookies", async () => {
    const cookies = [
      "__Host-velours_session=; Path=/; Expires=Thu, 01 Jan 1970 00:00:00 GMT; Secure",
      "outlet_newsletter=1; Path=/; SameSite=Lax",
    ];
    answer = { status: 204, headers: { "x-session-validation": "1", "set-cookie": cookies }, body: "" };
    const response = await ask("subscribeNewsletter");
    expect(response.headers.getSetCookie()).toEqual(cookies);
  });

  it("keeps the query of a listing", async () => {
    answer = { status: 200, headers: json, body: "[]" };
    const query = "?order[price]=ASC&filter[inventories][region]=or:US,INTL&filter[vendor]=a%26b";
    await fetch(`${api}/products${query}`, { headers: { "x-client-token": "velours-dev" } });
    const params = new URL(seen.url ?? "", "http://shop").searchParams;
    expect([...params]).toEqual([...new URL(query, "http://shop").searchParams]);
  });

  it("lets a wrong request through to the server, without holding it against the answer", async () => {
    answer = { status: 400, headers: json, body: example("validateCart", "400") };
    const response = await fetch(`${api}/services/payments/validate`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"cart":"é"}',
    });
    expect([response.status, seen.body]).toEqual([400, '{"cart":"é"}']);
    expect(violations).toEqual([]);
  });

  it("passes the gateway's text with status 500", async () => {
    const headers = { "content-type": "text/plain", "x-session-validation": "1" };
    answer = { status: 500, headers, body: "Bad gateway" };
    const response = await ask("submitCheckout");
    expect([response.status, await response.text()]).toEqual([500, "Bad gateway"]);
    expect(response.headers.get("content-type")).toContain("text/plain");
    expect(violations).toEqual([]);
  });

  it("leaves the bytes of a file as they are", async () => {
    const bytes = Buffer.from([0x25, 0x50, 0x44, 0x46, 0x00, 0xff, 0xfe, 0x9c]);
    answer = {
      status: 200,
      headers: { "content-type": "application/pdf", "x-session-validation": "1" },
      body: bytes,
    };
    const response = await ask("getInvoicePdf");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(bytes);
    expect(seen.url).toContain("/api/services/payments/checkouts/");
  });

  it("passes an answer without a body", async () => {
    answer = { status: 204, headers: { "x-session-validation": "1" }, body: "" };
    expect((await ask("writeLog")).status).toBe(204);
    expect(violations).toEqual([]);
  });

  it.each([
    ["a wrong body", "getProduct", 200, json, '{"id":"one"}', "body.id"],
    ["an undeclared status", "getProduct", 418, json, "{}", ""],
    [
      "a reference that is not the operation's",
      "getProduct",
      404,
      json,
      '{"reference":"promotionExpired"}',
      "body",
    ],
    ["another media type", "getProduct", 200, { "content-type": "text/plain" }, "Halo", ""],
  ])("counts %s, and passes it on", async (_name, operationId, status, headers, body, at) => {
    answer = { status, headers, body };
    const response = await ask(operationId);
    expect([response.status, await response.text()]).toEqual([status, body]);
    expect(violations).toContainEqual(
      expect.objectContaining({
        method: "GET",
        path: "/products/{id}",
        status,
        at: expect.stringContaining(at),
      }),
    );
  });

  it("counts a call the contract does not know", async () => {
    answer = { status: 200, headers: json, body: "{}" };
    await fetch(`${api}/nothing`);
    expect(violations).toEqual([
      { method: "GET", path: "/nothing", status: 200, at: "request", message: "Selected route not found" },
    ]);
  });
});
