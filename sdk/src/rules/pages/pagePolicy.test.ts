import { expect, test } from "vitest";
import { pagePolicy } from "./pagePolicy.ts";

test("what a page needs besides itself is named by directive; frames of no other origin", () => {
  const inline = { nonce: "n1" };
  const policy = pagePolicy(inline, { script: ["https://a"], connect: ["https://b"], img: ["https://c"] });
  expect(policy).toContain("script-src 'self' 'nonce-n1' https://a;");
  expect(policy).toContain("style-src 'self' 'nonce-n1';");
  expect(policy).toContain("connect-src 'self' https://b;");
  expect(policy).toContain("img-src 'self' data: https://c;");
  expect(policy).toContain("media-src 'self';");
  expect(pagePolicy(inline, { media: ["https://e"] })).toContain("media-src 'self' https://e;");
  expect(policy).toContain("frame-src 'none';");
  expect(pagePolicy(inline, { frame: ["https://d", "https:"] })).toContain("frame-src https://d https:;");
});

test("a page that many share names its inline elements by their hashes", () => {
  const policy = pagePolicy({ scriptHashes: ["sha256-a", "sha256-b"], styleHashes: [] }, {});
  expect(policy).toContain("script-src 'self' 'sha256-a' 'sha256-b';");
  expect(policy).toContain("style-src 'self';");
  expect(policy).not.toContain("nonce");
});
