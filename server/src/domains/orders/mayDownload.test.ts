import { expect, test } from "vitest";
import { isSold } from "./mayDownload.ts";

test.each([
  ["the edition that a product names", "/assets/files/guide.pdf", true],
  ["one that no product names any more", "/assets/files/former-guide.pdf", true],
  ["terms", "/assets/files/terms-store.pdf", false],
  ["the name of an object's own property", "/assets/files/constructor", true],
  ["a picture", "/assets/img/halo.svg", false],
])("%s: whether it must be bought", (_name, path, sold) => expect(isSold(path)).toBe(sold));
