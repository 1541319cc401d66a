import { afterEach, expect, it, vi } from "vitest";
import type { PageRequest } from "../platform/api/PageRequest.ts";
import { createApi } from "./createApi.ts";

const settings = {
  site: "boutique" as const,
  clientToken: "token",
  gatewayUrl: "",
  origin: "https://shop.example",
  country: undefined,
};

afterEach(() => vi.unstubAllGlobals());

it("asks the host that the shopper is on, whose cookies hold the session, not the one that links lead to", async () => {
  const urls: string[] = [];
  vi.stubGlobal("fetch", async (url: string) => {
    urls.push(url);
    return Response.json({});
  });
  const request = {
    language: "en",
    settings: { ...settings, origin: "https://alias.example" },
  } as PageRequest;
  await createApi(settings, request).getSite({ params: { path: { site: "boutique" } } });
  expect(urls).toEqual(["https://alias.example/api/sites/boutique"]);
});
