import { createClient } from "@velours/sdk";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { createMockFetch } from "../createMockFetch.ts";
import { startMock } from "../startMock.ts";

const code = { params: { path: { code: "WELCOME15" } } };

describe("calls", () => {
  it("list each call of a tab with its request, its answer and who decided it, until a reset", async () => {
    const mock = createMockFetch({ handlers: { getGiftCard: () => ({ error: "giftCardUnrecognizable" }) } });
    const shop = createClient({ baseUrl: "/api", clientToken: "velours-dev", fetch: mock, retries: 0 });
    await shop.getPromotion(code);
    await shop.getGiftCard({ params: { path: { code: "1" } } });
    mock.set({ scenario: "promotionExpired" });
    await shop.getPromotion(code);
    mock.set({ fail: "reset" });
    await shop.getPromotion(code).catch(() => undefined);
    mock.set({});
    await mock("/api/nowhere");
    expect(mock.calls().map((call) => [call.id, call.operation, call.source, call.answer?.status])).toEqual([
      [1, "getPromotion", "shop", 200],
      [2, "getGiftCard", "handler", 404],
      [3, "getPromotion", "scenario", 409],
      [4, "getPromotion", "failure", undefined],
      [5, undefined, "mock", 404],
    ]);
    const [first] = mock.calls({ operation: "getPromotion" });
    expect(first?.request).toMatchObject({ method: "GET", path: "/products/promotions/WELCOME15" });
    expect(first?.answer?.body).toMatchObject({ name: "WELCOME15" });
    mock.reset();
    expect(mock.calls()).toEqual([]);
  });
});

describe("/mock/calls", () => {
  let mock: Awaited<ReturnType<typeof startMock>>;
  beforeAll(async () => {
    mock = await startMock({ port: 0 });
  });
  afterAll(() => mock?.close());

  it("answers programs with JSON and browsers with a page, by session and operation", async () => {
    const named = (session: string) =>
      createClient({
        baseUrl: `${mock.url}/api`,
        clientToken: "velours-dev",
        headers: { "x-mock-session": session },
      });
    await named("ada").getPromotion({ params: { path: { code: "<b>" } } });
    await named("bob").getProduct({ params: { path: { id: 100001 } } });
    const list = async (query: string) =>
      (await (await fetch(`${mock.url}/mock/calls${query}`)).json()) as unknown[];
    expect(await list("")).toHaveLength(2);
    expect(await list("?session=ada")).toMatchObject([{ session: "ada", operation: "getPromotion" }]);
    expect(await list("?operation=getProduct")).toMatchObject([{ session: "bob" }]);
    const answer = await fetch(`${mock.url}/mock/calls?live=1`, { headers: { accept: "text/html" } });
    const page = await answer.text();
    expect(answer.headers.get("refresh")).toBe("2");
    expect(page).toContain("getPromotion");
    expect(page).not.toContain("<b>");
    await fetch(`${mock.url}/mock/reset`, { method: "POST", headers: { "x-mock-session": "ada" } });
    expect(await list("?session=ada")).toEqual([]);
    expect(await list("")).toHaveLength(1);
  });
});
