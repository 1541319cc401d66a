import { expect, test, vi } from "vitest";
import type { HostContext } from "../platform/api/HostContext.ts";
import { answerBagForm } from "./answerBagForm.ts";

const fetch = vi.fn<typeof globalThis.fetch>();

function send(fields: Record<string, string>, { path = "/bag", plainCart = "1.10.2!OLD" } = {}) {
  const request = new Request(`https://shop.example${path}`, {
    method: "POST",
    body: new URLSearchParams(fields),
  });
  const host = { site: "boutique", country: "US", clientToken: "token", wallets: [], plainCart, fetch };
  return answerBagForm(request, host as unknown as HostContext);
}

test("leads to the bag with the changed cookie, in the page's language", async () => {
  const response = await send({ change: "add", product: "2", variant: "20" }, { path: "/fr/bag" });
  expect([response.status, response.headers.get("location")]).toEqual([303, "/fr/bag"]);
  expect(response.headers.get("set-cookie")).toBe(
    "boutique_plain_cart=1.10.2~2.20.1!OLD; path=/; max-age=2592000; samesite=lax; secure",
  );
});

test("forgets the cookie of an empty bag", async () => {
  const response = await send({ change: "remove", product: "1", variant: "10" }, { plainCart: "1.10.2" });
  expect(response.headers.get("set-cookie")).toContain("boutique_plain_cart=; path=/; max-age=0;");
});

test.each([
  " 6010-0000-0000-0025 ",
  "6010 0000 0000 0025",
  "6010000000000025",
  "6010–0000–0000–0025",
  "6010-0000-0000-00255",
  "6010-0000-0000-025.",
])("writes a gift card's code into no address and no cookie, and asks nobody about it: %j", async (code) => {
  const response = await send({ change: "code", code });
  expect(response.headers.get("location")).toBe("/bag?giftCard=true");
  expect([...response.headers].join()).not.toContain("6010");
  expect(response.headers.get("set-cookie")).toContain("=1.10.2!OLD;");
  expect(fetch).not.toHaveBeenCalled();
});
