import { expect, test } from "vitest";
import type { NavigationMenuEntry } from "../../types.ts";
import { collectionAddress } from "./collectionAddress.ts";
import { type NavigationTarget, navigationTarget } from "./navigationTarget.ts";

const navigation: NavigationMenuEntry[] = [
  { label: "Books", url: "/books", menu: [{ label: "Crime", url: "/books/crime" }] },
];

test.each<[string, NavigationTarget | undefined]>([
  ["https://elsewhere.example/", { kind: "elsewhere" }],
  ["mailto:care@velours.example", { kind: "elsewhere" }],
  ["/books/crime?sort=new", { kind: "listing", path: "/books/crime", collection: "crime" }],
  ["/fr/sex-toys/dildos/", { kind: "listing", path: "/sex-toys/dildos", collection: "dildos" }],
  ["/product/600001/the-salt-road", { kind: "product", id: 600001 }],
  ["/books/the-salt-road-600001", { kind: "product", id: 600001 }],
  ["/pages/returns", { kind: "words", handle: "returns" }],
  ["/sex-toys/top-picks", { kind: "page" }],
  ["/giveaway/june", { kind: "page" }],
  ["/", { kind: "page" }],
  ["/poetry", undefined],
  ["books", undefined],
  ["javascript:alert(1)", undefined],
  ["", undefined],
])("an entry to %s leads to %j", (url, target) =>
  expect(navigationTarget(url, { navigation })).toEqual(target),
);

test.each([
  ["crime", undefined, "/books/crime"],
  ["dildos", "/books", "/sex-toys/dildos"],
  ["poetry", undefined, "/poetry"],
  ["poetry", "/books", "/books/poetry"],
  // A third level, the end of a product's address and a page are no listings of a site's own.
  ["poetry", "/books/crime", "/poetry"],
  ["top-100", "/books", "/top-100"],
  ["poetry", "/help", "/poetry"],
])("the collection %s below %s has the address %s", (handle, above, address) =>
  expect(collectionAddress(handle, navigation, above)).toBe(address),
);
