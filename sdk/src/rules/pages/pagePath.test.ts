import { expect, it } from "vitest";
import { pagePath } from "./pagePath.ts";

it.each([
  ["about", "/about"],
  ["returns", "/pages/returns"],
  ["about-us", "/pages/about-us"],
])("finds the page %s at %s", (handle, path) => expect(pagePath(handle)).toBe(path));
