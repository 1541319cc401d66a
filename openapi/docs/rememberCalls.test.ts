import { createClient } from "@velours/sdk";
import { expect, it } from "vitest";
import { createMockFetch } from "../../mocks/createMockFetch.ts";
import { rememberCalls, type SentCall } from "./browser/rememberCalls.ts";

const code = { params: { path: { code: "WELCOME15" } } };

function openShop(scenario?: "promotionExpired") {
  const kept: SentCall[] = [];
  const mock = rememberCalls(createMockFetch(), (call) => kept.push(call));
  const baseUrl = "http://localhost/api";
  const shop = createClient({ baseUrl, clientToken: "velours-dev", fetch: mock, retries: 0, scenario });
  return { kept, mock, shop };
}

it("a call of the SDK that says how long it waits is sent again", async () => {
  const { kept, shop } = openShop();
  await shop.createMessage({
    body: { name: "Ada", email: "ada@example.com", topic: "product", message: "Is it quiet?" },
  });
  await shop.getPromotion(code);
  expect(kept.map(({ method }) => method)).toEqual(["POST", "GET"]);
  expect(new Headers(kept[0]?.headers).get("prefer")).toMatch(/^wait=\d+$/);
});

it("a call that a scenario answered is not sent again, however it was chosen", async () => {
  for (const { kept, mock, shop } of [openShop("promotionExpired"), openShop()]) {
    mock.set({ scenario: "promotionExpired" });
    expect((await shop.getPromotion(code)).error?.reference).toBe("promotionExpired");
    await shop.getProduct({ params: { path: { id: 100001 } } });
    expect(kept.map(({ url }) => new URL(url).pathname)).toEqual(["/api/products/100001"]);
  }
});
