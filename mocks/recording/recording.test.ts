import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { type Client, createClient, orThrow } from "@velours/sdk";
import { createMerchantClient } from "@velours/sdk/merchant";
import type { Checkout } from "@velours/sdk/types";
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from "vitest";
import { createMockFetch } from "../createMockFetch.ts";
import { startMock } from "../startMock.ts";
import { CookieJar } from "./CookieJar.ts";
import { createRecorder } from "./createRecorder.ts";
import type { RecordedCall } from "./RecordedCall.ts";
import { readRecording } from "./readRecording.ts";
import { toKey } from "./toKey.ts";

const clientToken = "velours-dev";
const product = { params: { path: { id: 1 } } };

/** A shop with a product that no other has, and another price each time. */
let price = 10;
let shop: Awaited<ReturnType<typeof startMock>>;
let recorder: Awaited<ReturnType<typeof startMock>>;
const calls: RecordedCall[] = [];
beforeAll(async () => {
  shop = await startMock({
    port: 0,
    pictures: "path",
    handlers: {
      getProduct: async ({ params }, next) => {
        const answer = await next();
        return params.id === 1 || !answer.data ? undefined : { data: { ...answer.data, price: price++ } };
      },
    },
  });
  recorder = await startMock({
    port: 0,
    backend: createRecorder(`${shop.url}/api`, (call) => calls.push(call)),
  });
});
afterAll(async () => {
  await recorder?.close();
  await shop?.close();
});

const halo = { params: { path: { id: 100001 } } };
const login = {
  body: {
    email: "member@example.com",
    password: "sandbox-pass",
    challenge: { type: "turnstile" as const, token: "XXXX.DUMMY.TOKEN.XXXX" },
  },
};

describe("a recording", () => {
  it("asks the shop, keeps its cookies for a page that has none, and writes no secret", async () => {
    const client = createClient({
      baseUrl: `${recorder.url}/api`,
      clientToken,
      headers: { "x-mock-session": "ada" },
    });
    expect((await client.getProduct(halo)).data?.price).toBe(10);
    expect((await client.getProduct(halo)).data?.price).toBe(11);
    const { data: member } = await client.login(login);
    expect((await client.getUser({ params: { path: { id: member?.id ?? 0 } } })).data?.email).toBe(
      login.body.email,
    );
    expect((await client.getProduct(product)).error?.reference).toBe("resourceDoesNotExist");
    expect(calls.map(({ operation, status }) => [operation, status])).toEqual([
      ["getProduct", 200],
      ["getProduct", 200],
      ["login", 200],
      ["getUser", 200],
      ["getProduct", 404],
    ]);
    const written = JSON.stringify(calls);
    expect(written).not.toContain("sandbox-pass");
    expect(written).not.toContain("velours_mock_session");
    expect(written).toContain(`${shop.url}/assets/img/`);
    expect(recorder.calls().map(({ source }) => source)).toContain("shop");
  });

  it("writes no password, token or code, wherever a request has one, and finds the call again", async () => {
    const written: RecordedCall[] = [];
    const { url, close } = await startMock({
      port: 0,
      backend: createRecorder(`${shop.url}/api`, (call) => written.push(call)),
    });
    onTestFinished(close);
    const send = (client: Client, secret: string) =>
      Promise.all([
        client.changePassword({
          body: { passwordCurrent: secret, password: secret, passwordConfirm: secret },
        }),
        client.resetPassword({
          params: { query: { token: secret } },
          body: { password: secret, passwordConfirm: secret },
        }),
        client.validateEmail({ body: { code: secret } }),
        client.getDraft({ params: { path: { token: secret } } }),
        client.identify({ body: { exchange: secret } }),
        client.submitCheckout({ body: { draft: secret } as Checkout }),
      ]);
    await send(createClient({ baseUrl: `${url}/api`, clientToken }), "first-secret");
    expect(written).toHaveLength(6);
    expect(JSON.stringify(written)).not.toContain("first-secret");
    const fetch = createMockFetch({ recording: written });
    await send(createClient({ baseUrl: "/api", clientToken, fetch }), "second-secret");
    expect(fetch.calls().map(({ source }) => source)).toEqual(Array(6).fill("recording"));
  });

  it("is replayed in its order, for each session from the start; all else the mock answers", async () => {
    for (const fetch of [createMockFetch({ recording: calls }), createMockFetch({ recording: calls })]) {
      const client = createClient({ baseUrl: "/api", clientToken, fetch });
      const prices = [];
      for (let times = 0; times < 3; times++) prices.push((await client.getProduct(halo)).data?.price);
      expect(prices).toEqual([10, 11, 11]);
      expect((await client.login(login)).data?.email).toBe(login.body.email);
      expect((await client.getProduct(product)).error?.reference).toBe("resourceDoesNotExist");
      expect((await client.getPromotion({ params: { path: { code: "WELCOME15" } } })).data?.name).toBe(
        "WELCOME15",
      );
      expect(fetch.calls().map(({ source }) => source)).toEqual([...Array(5).fill("recording"), "shop"]);
    }
  });

  it("is read from lines of JSON, and a bad line is named", () => {
    const folder = mkdtempSync(join(tmpdir(), "velours-recording-"));
    const file = join(folder, "calls.jsonl");
    writeFileSync(file, calls.map((call) => `${JSON.stringify(call)}\n`).join(""));
    expect(readRecording(file)).toEqual(calls);
    writeFileSync(file, `${readFileSync(file, "utf8").split("\n")[0]}\n{"method":"GET"}\n`);
    expect(() => readRecording(file)).toThrow("calls.jsonl:2 is no recorded call");
    rmSync(folder, { recursive: true });
  });

  const openDesk = () =>
    createMerchantClient({
      baseUrl: `${recorder.url}/api`,
      clientToken,
      headers: { "x-mock-session": "desk", "x-merchant-key": "any" },
    });

  it("sends the shop paths of its pictures, of which answers have addresses", async () => {
    const api = openDesk();
    const { product } = orThrow(await api.getMerchantProduct(halo));
    expect(product.images[0]?.src).toContain(`${shop.url}/assets/img/`);
    orThrow(await api.saveMerchantProduct({ ...halo, body: product }));
    const [sent] = shop.calls({ operation: "saveMerchantProduct" });
    expect(JSON.stringify(sent?.request.body)).not.toContain(shop.url);
  });

  it("refuses a change of what was changed since, as the shop does", async () => {
    const api = openDesk();
    const made = { url: "https://example.com/events", events: ["order.placed" as const] };
    const { webhook } = orThrow(await api.createWebhook({ body: made }));
    const params = { path: { id: webhook.id }, header: { "If-Match": "another" } };
    const changed = await api.changeWebhook({ params, body: { enabled: false } });
    expect(changed.error?.reference).toBe("changedMeanwhile");
  });
});

it.each([
  ["another order of the query", { path: "/a?x=1&y=2" }, { path: "/a?y=2&x=1" }, true],
  [
    "another order of fields",
    { path: "/a", body: { x: 1, y: [{ z: 1, w: 2 }] } },
    { path: "/a", body: { y: [{ w: 2, z: 1 }], x: 1 } },
    true,
  ],
  ["another question mark", { path: "/a?q=x?y" }, { path: "/a?q=x?z" }, false],
  ["another body", { path: "/a", body: { x: 1 } }, { path: "/a", body: { x: 2 } }, false],
  [
    "another language",
    { path: "/a", language: "en" as const },
    { path: "/a", language: "fr" as const },
    false,
  ],
])("tells calls apart: %s", (_case, one, two, same) =>
  expect(toKey({ method: "POST", ...one }) === toKey({ method: "POST", ...two })).toBe(same),
);

it("keeps cookies until they are taken away", () => {
  const jar = new CookieJar();
  jar.take(["a=1; Path=/; Secure", "b=2; HttpOnly", "c=3"]);
  jar.take(["a=; Path=/", "b=2; Max-Age=0"]);
  expect(jar.header()).toBe("c=3");
});
