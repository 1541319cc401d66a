import { createClient } from "@velours/sdk";
import { beforeEach, describe, expect, expectTypeOf, it } from "vitest";
import { createMockFetch, type MockFetch, type MockFetchOptions } from "./createMockFetch.ts";
import { toLogin } from "./testing/openDesk.ts";

const clientToken = "velours-dev";
const code = { params: { path: { code: "WELCOME15" } } };
const product = { params: { path: { id: 100001 } } };

let mockFetch: MockFetch;
beforeEach(() => {
  mockFetch = createMockFetch();
});
const clientOf = (fetch: MockFetch) => createClient({ baseUrl: "/api", clientToken, fetch, retries: 0 });

/** A member who signs in and wishes for a product. */
async function wish(fetch: MockFetch): Promise<number[]> {
  const shop = clientOf(fetch);
  const { data: member } = await shop.login({ body: toLogin("member@example.com") });
  const own = { params: { path: { id: member?.id ?? 0 } } };
  await shop.addWishlistItem({ ...own, body: { type: "product", content_id: 100001, site: "boutique" } });
  const { data } = await shop.getWishlist(own);
  return data?.items.map(({ content_id }) => content_id) ?? [];
}

describe("createMockFetch", () => {
  it("answers the SDK at an address without an origin, and at any origin", async () => {
    for (const baseUrl of ["/api", "http://localhost:4010/api", "https://shop.example/api"]) {
      const shop = createClient({ baseUrl, clientToken, fetch: mockFetch });
      expect((await shop.getProduct(product)).data?.handle).toBe("halo");
    }
    const stranger = createClient({ baseUrl: "/api", fetch: mockFetch });
    expect((await stranger.getProduct(product)).error?.reference).toBe("clientTokenInvalid");
  });

  it("remembers, each by itself, until it is reset", async () => {
    expect(await wish(mockFetch)).toEqual([100001]);
    expect(await wish(mockFetch)).toEqual([100001]);
    expect(await wish(createMockFetch())).toEqual([100001]);
    const signedIn = async () => (await mockFetch("/mock")).headers.get("x-request-id");
    expect(await signedIn()).toBeTruthy();
    mockFetch.reset();
    const { error } = await clientOf(mockFetch).getWishlist({ params: { path: { id: 1042 } } });
    expect(error?.reference).toBe("authenticationRequired");
  });

  it("answers the scenario it was made with, where an operation may, and after a reset again", async () => {
    const expired = createMockFetch({ scenario: "promotionExpired" });
    const refusal = async () => (await clientOf(expired).getPromotion(code)).error?.reference;
    expect(await refusal()).toBe("promotionExpired");
    expect((await clientOf(expired).getProduct(product)).data?.handle).toBe("halo");
    expired.set({});
    expect(await refusal()).toBeUndefined();
    expired.set({ fail: "503", operation: "getPromotion" });
    expect(await refusal()).toBe("serviceUnavailable");
    expect((await clientOf(expired).getProduct(product)).data?.handle).toBe("halo");
    expired.reset();
    expect(await refusal()).toBe("promotionExpired");
  });

  it("fails as a network does: no answer at all, half an answer, a late one", async () => {
    const send = (init: RequestInit = {}) =>
      mockFetch("/api/products/100001", { headers: { "x-client-token": clientToken }, ...init });
    mockFetch.set({ fail: "reset" });
    await expect(send()).rejects.toThrow(new TypeError("Failed to fetch"));
    mockFetch.set({ fail: "malformed" });
    await expect((await send()).json()).rejects.toThrow(SyntaxError);
    mockFetch.set({ fail: "timeout" });
    await expect(send({ signal: AbortSignal.timeout(20) })).rejects.toThrow(/timeout/);
    mockFetch.set({ delay: 120, scenario: "rateLimited" });
    const before = performance.now();
    expect((await send()).status).toBe(429);
    expect(performance.now() - before).toBeGreaterThan(100);
    await expect(send({ signal: AbortSignal.abort(new Error("left")) })).rejects.toThrow("left");
  });

  it("with a seed makes the same ids in the same order", async () => {
    const identity = async (fetch: MockFetch) => {
      const { data } = await clientOf(fetch).identify({ body: {} });
      return data?.uuid;
    };
    expect(await identity(createMockFetch({ seed: 7 }))).toBe(await identity(createMockFetch({ seed: 7 })));
    expect(await identity(createMockFetch({ seed: 8 }))).not.toBe(
      await identity(createMockFetch({ seed: 7 })),
    );
    expect(await identity(createMockFetch())).not.toBe(await identity(createMockFetch()));
  });

  it("refuses a setting it does not know, with the one that was meant", () => {
    const make = (options: object) => () => createMockFetch(options as MockFetchOptions);
    expect(make({ scenaro: "x" })).toThrow('There is no setting "scenaro". Did you mean "scenario"?');
    expect(make({ scenario: "promotionExpird" })).toThrow('Did you mean "promotionExpired"?');
    expect(make({ operation: "getPromotions" })).toThrow('Did you mean "getPromotion"?');
    expect(make({ fail: "404" })).toThrow("One of: 503, 500, 429, timeout, reset, malformed");
    for (const delay of [-1, "1s"]) expect(make({ delay })).toThrow("it must be milliseconds");
    expect(() => mockFetch.set({ seed: 1 } as object)).toThrow('There is no setting "seed"');
    expectTypeOf<{ scenario: "promotionExpird" }>().not.toExtend<MockFetchOptions>();
    expectTypeOf<{ operation: "getPromotions" }>().not.toExtend<MockFetchOptions>();
  });
});
