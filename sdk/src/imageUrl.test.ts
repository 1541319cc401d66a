import { expect, it } from "vitest";
import { imageUrl } from "./imageUrl.ts";

it.each([
  [
    "a path, from a shop elsewhere",
    "/a/halo.svg",
    "https://shop.example/api",
    "https://shop.example/a/halo.svg",
  ],
  ["a path, from the page's own origin", "/a/halo.svg", "/api", "/a/halo.svg"],
  ["a whole address", "https://cdn.example/x.png", "https://shop.example/api", "https://cdn.example/x.png"],
  ["a drawn picture", "data:image/svg+xml,%3Csvg/%3E", "/api", "data:image/svg+xml,%3Csvg/%3E"],
  [
    "an address without a scheme",
    "//cdn.example/x.png",
    "https://shop.example/api",
    "https://cdn.example/x.png",
  ],
])("resolves %s", (_case, src, baseUrl, expected) => expect(imageUrl(src, baseUrl)).toBe(expected));
