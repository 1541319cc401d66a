import { expect, it } from "vitest";
import { productTrail } from "./productTrail.ts";

const entry = (url: string, menu: object[] = [], more: object = {}) =>
  ({ label: url, url, menu, ...more }) as never;
const navigation = [
  entry("/top-picks"),
  entry("/sex-toys", [
    entry("/sex-toys", [], { mobileOnly: true }),
    entry("/sex-toys/vibrators"),
    entry("/sex-toys/dildos", [
      entry("/sex-toys/dildos/small-dildos"),
      entry("/sex-toys/dildos/large-dildos"),
    ]),
  ]),
  entry("/kink"),
];

it.each([
  [
    ["sex-toys", "dildos", "large-dildos"],
    ["/sex-toys", "/sex-toys/dildos", "/sex-toys/dildos/large-dildos"],
  ],
  [
    ["kink", "vibrators", "sex-toys"],
    ["/sex-toys", "/sex-toys/vibrators"],
  ],
  [["sex-toys"], ["/sex-toys"]],
  [["kink"], ["/kink"]],
  [["large-dildos"], []],
  [["gifts"], []],
  [[], []],
])("leads down to a product of %j by %j (SA-413)", (collections, trail) =>
  expect(productTrail({ collections }, navigation, undefined).map(({ url }) => url)).toEqual(trail),
);

it("asks the site which collection a listing shows (SA-413)", () => {
  const shop = { collections: { "sex-toys": "toys", vibrators: "buzz" } } as never;
  expect(productTrail({ collections: ["toys", "buzz"] }, navigation, shop).map(({ url }) => url)).toEqual([
    "/sex-toys",
    "/sex-toys/vibrators",
  ]);
  expect(productTrail({ collections: ["vibrators"] }, navigation, shop)).toEqual([]);
});
