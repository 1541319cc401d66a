// @vitest-environment happy-dom
import { beforeEach, expect, it, vi } from "vitest";
import { useChangeRegion } from "./useChangeRegion.ts";

let matches: object[] = [];
const shop = { site: "boutique", language: "en", country: "US", locale: "en-US" };
const router = { options: { context: { shop } }, state: { matches: [] as object[] } };
vi.mock("@tanstack/react-router", () => ({ useRouter: () => Object.assign(router, { state: { matches } }) }));
vi.mock("./applyRegion.ts", () => ({ applyRegion: () => {} }));
vi.mock("../offline/forgetPages.ts", () => ({ forgetPages: () => {} }));

const scroll = vi.fn();
beforeEach(() => {
  scroll.mockClear();
  vi.stubGlobal("scrollTo", scroll);
});

it.each([
  [
    "a listing, whose products are others, is shown from its top",
    [{}, { loaderData: { kind: "listing" } }],
    [[{ top: 0 }]],
  ],
  ["a product stays where it is", [{ loaderData: { kind: "product" } }], []],
  ["the checkout stays where it is", [{ loaderData: undefined }], []],
])("after a change of region %s (S-599)", (_, shown, calls) => {
  matches = shown;
  useChangeRegion()("CA");
  expect(scroll.mock.calls).toEqual(calls);
});
