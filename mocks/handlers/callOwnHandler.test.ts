import { createClient } from "@velours/sdk";
import { describe, expect, expectTypeOf, it, vi } from "vitest";
import { createMockFetch } from "../createMockFetch.ts";
import { startMock } from "../startMock.ts";
import type { MockHandlers } from "./MockHandlers.ts";

const clientToken = "velours-dev";
const code = { params: { path: { code: "WELCOME15" } } };
const product = { params: { path: { id: 100001 } } };

function open(handlers: MockHandlers) {
  const mock = createMockFetch({ handlers });
  return { mock, shop: createClient({ baseUrl: "/api", clientToken, fetch: mock, retries: 0 }) };
}
type ValidationError = { reference: string; value: Record<string, string> };

describe("handlers of one's own", () => {
  it("change what the mock's own shop answers, for that call alone", async () => {
    let isOn = true;
    const { shop } = open({
      getProduct: async ({ params }, next) => {
        expectTypeOf(params.id).toBeNumber();
        const answer = await next();
        if (answer.data && isOn) answer.data.title = `${answer.data.title} (${params.id})`;
        return answer;
      },
    });
    expect((await shop.getProduct(product)).data?.title).toBe("Halo Palm Vibrator (100001)");
    isOn = false;
    expect((await shop.getProduct(product)).data?.title).toBe("Halo Palm Vibrator");
  });

  it("answer data of their own with the headers of the contract", async () => {
    const { shop } = open({ listProducts: () => ({ data: [], headers: { "x-pagination-items-total": 0 } }) });
    const { data, response } = await shop.listProducts();
    expect(data).toEqual([]);
    expect(response.headers.get("x-pagination-items-total")).toBe("0");
    expect(response.headers.has("x-pagination-page")).toBe(true);
  });

  it("refuse by reference, with the contract's example or a value of their own", async () => {
    const { shop, mock } = open({ getPromotion: () => ({ error: "promotionExpired" }) });
    const { error, response } = await shop.getPromotion(code);
    expect([response.status, error?.reference, error?.message]).toEqual([
      409,
      "promotionExpired",
      "This promo code has expired.",
    ]);
    mock.use({
      getPromotion: () => ({ error: { reference: "promotionUnrecognizable" } }),
      getGiftCard: () => ({ error: { reference: "giftCardExpended", value: 3 } }),
    });
    expect((await shop.getPromotion(code)).error?.reference).toBe("promotionUnrecognizable");
    expect((await shop.getGiftCard(code)).error).toMatchObject({ reference: "giftCardExpended", value: 3 });
    mock.reset();
    expect((await shop.getPromotion(code)).error?.reference).toBe("promotionExpired");
    expect((await shop.getGiftCard(code)).error?.reference).toBe("giftCardUnrecognizable");
  });

  it("answer nothing to leave the answer to the mock, which acts once", async () => {
    const seen: string[] = [];
    const { shop } = open({
      identify: async (_, next) => {
        await next();
        await next();
      },
      getPromotion: ({ params }) => void seen.push(params.code),
    });
    expect((await shop.identify({ body: {} })).data?.uuid).toBeTruthy();
    expect((await shop.getPromotion(code)).data?.name).toBe("WELCOME15");
    expect(seen).toEqual(["WELCOME15"]);
  });

  it("are not asked about a request that breaks the contract or has no token, and give way to a scenario", async () => {
    const getProduct = vi.fn(() => undefined);
    const { shop, mock } = open({ getProduct });
    expect((await shop.getProduct({ params: { path: { id: "x" as never } } })).error?.reference).toBe(
      "validationError",
    );
    const stranger = createClient({ baseUrl: "/api", fetch: mock });
    expect((await stranger.getProduct(product)).error?.reference).toBe("clientTokenInvalid");
    mock.set({ scenario: "resourceDoesNotExist" });
    expect((await shop.getProduct(product)).error?.reference).toBe("resourceDoesNotExist");
    expect(getProduct).not.toHaveBeenCalled();
  });

  it("with a misspelt reference do not compile, and are told the nearest one", async () => {
    const { shop } = open({
      // @ts-expect-error no such reference
      getPromotion: () => ({ error: "promotionExpird" }),
      // @ts-expect-error getGiftCard does not refuse so
      getGiftCard: () => ({ error: { reference: "promotionExpired" } }),
      // @ts-expect-error a product has a title
      getProduct: () => ({ data: { id: 1 } }),
    });
    const { error } = await shop.getPromotion(code);
    expect((error as ValidationError).value.mock).toBe(
      'The handler of getPromotion answered "promotionExpird", which it does not refuse with. Did you mean "promotionExpired"?',
    );
    const { error: other } = await shop.getGiftCard(code);
    expect((other as ValidationError).value.mock).toContain("There are: ");
  });

  it("of no operation, or that are no functions, are refused at once", () => {
    // @ts-expect-error no such operation
    expect(() => open({ getProdct: () => undefined })).toThrow(
      'There is no operation "getProdct". Did you mean "getProduct"?',
    );
    expect(() => open({ getProduct: {} as never })).toThrow("The handler of getProduct must be a function.");
    const { mock } = open({});
    expect(() => mock.use({ getProduct: 1 as never })).toThrow("must be a function");
  });

  it("that fail or answer neither data nor error say so to the caller, at the first attempt", async () => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    const { shop } = open({
      getProduct: () => {
        throw new Error("no luck");
      },
      getPromotion: () => ({ body: 1 }) as never,
    });
    const { error, call } = await shop.getProduct(product);
    expect((error as ValidationError).value.mock).toBe("The handler of getProduct threw Error: no luck");
    expect(call?.attempts).toBe(1);
    expect(log).toHaveBeenCalledOnce();
    log.mockRestore();
    const { error: shapeless } = await shop.getPromotion(code);
    expect((shapeless as ValidationError).value.mock).toContain("neither { data } nor { error }");
  });

  it("answer behind a port as well", async () => {
    const mock = await startMock({
      port: 0,
      handlers: { getPromotion: () => ({ error: "promotionExpired" }) },
    });
    try {
      const shop = createClient({ baseUrl: `${mock.url}/api`, clientToken });
      expect((await shop.getPromotion(code)).error?.reference).toBe("promotionExpired");
    } finally {
      await mock.close();
    }
  });
});
