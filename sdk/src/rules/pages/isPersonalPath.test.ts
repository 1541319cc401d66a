import { expect, test } from "vitest";
import { isPersonalPath } from "./isPersonalPath.ts";

test.each([
  "/bag",
  "/checkout",
  "/fr/checkout",
  "/en/checkout/1",
  "/account/orders",
  "/LOGIN",
  "/fr/logout",
  "/fr/draft/5sWc0yJ3",
  "/reset-password",
])("%s is of one person", (path) => expect(isPersonalPath(path)).toBe(true));

test.each(["/", "/fr", "/checkouts", "/product/1/checkout", "/de/checkout", "/track", "/help"])(
  "%s is for everybody",
  (path) => expect(isPersonalPath(path)).toBe(false),
);
