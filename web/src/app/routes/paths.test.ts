import { createRouter } from "@tanstack/react-router";
import { PAGE_PATHS } from "@velours/sdk/rules";
import { expect, it } from "vitest";
import { routeTree } from "../routeTree.gen.ts";

const router = createRouter({ routeTree, context: {} as never });
const BELOW_CATEGORY = "/$category/{-$subcategory}/{-$subsubcategory}/$product";

it.each([
  ["/", "/", {}],
  ["/daily-deals/friday", "/daily-deals/$handle", { handle: "friday" }],
  ["/giveaway", "/giveaway/{-$handle}", {}],
  ["/giveaway/2026", "/giveaway/{-$handle}", { handle: "2026" }],
  ["/Spin-To-Win", "/spin-to-win/{-$handle}", {}],
  ["/spin-to-win/june", "/spin-to-win/{-$handle}", { handle: "june" }],
  ["/vibe/soft", "/vibe/$handle", { handle: "soft" }],
  ["/quiz", "/quiz", {}],
  ["/pages/size-guide", "/pages/$handle", { handle: "size-guide" }],
  ["/track", "/track", {}],
  ["/product/100001", "/product/$id/{-$title}", { id: "100001" }],
  ["/product/100001/halo-2", "/product/$id/{-$title}", { id: "100001", title: "halo-2" }],
  ["/kink/halo-100017", BELOW_CATEGORY, { category: "kink", product: "halo-100017" }],
  [
    "/sex-toys/vibrators/rabbits/100017",
    BELOW_CATEGORY,
    { category: "sex-toys", subcategory: "vibrators", subsubcategory: "rabbits", product: "100017" },
  ],
])("%s has the route %s", (path, id, params) => {
  const [, found, route] = router.getMatchedRoutes(path);
  expect(route?.id).toBe(id);
  expect({ ...found }).toEqual(params);
});

it.each([
  "/sex-toys",
  "/sex-toys/vibrators/rabbits",
  "/halo-100017",
  "/daily-deals",
  "/vibe",
  "/quiz/one",
  "/giveaway/a/b",
  "/spin-to-wins",
  "/pages",
  "/pages/a/b",
  "/a/b/c/d/e-1",
])("%s is left to the listings, which answer that it is not there where it is none of theirs", (path) => {
  const [, , route] = router.getMatchedRoutes(path);
  expect(route?.id).toBe("/$");
});

it("knows the pages that a menu may lead to: each is a route, and each route is one of them", () => {
  const routes = Object.keys(router.routesByPath)
    .filter((path) => !["/$", BELOW_CATEGORY].includes(path))
    .map((path) => path.replaceAll(/\{-\$(\w+)\}/g, ":$1?").replaceAll(/\$(\w+)/g, ":$1"));
  expect(routes.sort()).toEqual([...PAGE_PATHS].sort());
});
