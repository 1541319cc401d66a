import type { AnyRoute } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { routeTree } from "../routeTree.gen.ts";

const withChildren = (route: AnyRoute): AnyRoute[] => [
  route,
  ...Object.values((route.children ?? {}) as Record<string, AnyRoute>).flatMap(withChildren),
];

const routes = withChildren(routeTree as unknown as AnyRoute);

it("walks the routes of the tree", () => {
  expect(routes.map(({ id }) => id)).toContain("__root__");
  expect(routes.length).toBeGreaterThan(8);
});

it.each(routes.map((route) => [String(route.id), route] as const))(
  "%s validates its search, and keeps only texts of a hostile one",
  (_, route) => {
    const { validateSearch } = route.options;
    if (typeof validateSearch !== "function") throw new Error("validateSearch is missing");
    const hostile = {
      id: { a: 1 },
      step: ["payment"],
      page: 2,
      color: null,
      brand: "Velours",
      sort: undefined,
    };
    for (const value of Object.values(validateSearch(hostile))) expect(value).toBeTypeOf("string");
  },
);
