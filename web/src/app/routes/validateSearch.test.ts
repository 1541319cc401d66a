import { readdirSync } from "node:fs";
import { type AnyRoute, createRouter } from "@tanstack/react-router";
import { expect, it } from "vitest";
import { routeTree } from "../routeTree.gen.ts";

const router = createRouter({ routeTree, context: {} as never });
const routes = Object.entries(router.routesById as unknown as Record<string, AnyRoute>);

it("walks the route of each file", () => {
  const files = readdirSync(import.meta.dirname).filter((file) => !file.includes(".test."));
  expect(routes).toHaveLength(files.length);
});

it.each(routes)("%s validates its search, and keeps only texts of a hostile one", (_, route) => {
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
});
