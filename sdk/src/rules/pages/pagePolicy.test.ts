import { expect, test } from "vitest";
import { pagePolicy } from "./pagePolicy.ts";

test("what a page needs besides itself is named by directive; frames of nobody else", () => {
  const policy = pagePolicy("n1", { script: ["https://a"], connect: ["https://b"], img: ["https://c"] });
  expect(policy).toContain("script-src 'self' 'nonce-n1' https://a;");
  expect(policy).toContain("connect-src 'self' https://b;");
  expect(policy).toContain("img-src 'self' data: https://c;");
  expect(policy).toContain("frame-src 'none';");
  expect(pagePolicy("n1", { frame: ["https://d", "https:"] })).toContain("frame-src https://d https:;");
});
