import { createHash } from "node:crypto";
import { expect, test } from "vitest";
import { hashInline } from "./hashInline.ts";

const hash = (text: string) => `sha256-${createHash("sha256").update(text).digest("base64")}`;

test("allows the elements that carry the nonce, and takes it out of the page", () => {
  const page =
    '<link href="/a" nonce="n1"/><style nonce="n1">a{}</style><script nonce="n1" data-x="">a<b</script>' +
    '<script type="module" async="" src="/b.js" nonce="n1"></script><script nonce="n1">é\n</script>' +
    '<script type="application/ld+json" nonce="n1">{}</script>';
  const { html, scriptHashes, styleHashes } = hashInline(page, "n1");
  expect(html).not.toContain("n1");
  expect(html).toContain('<script data-x="">a<b</script>');
  expect(scriptHashes).toEqual([hash("a<b"), hash("é\n")]);
  expect(styleHashes).toEqual([hash("a{}")]);
});

test("allows nothing that was put into the page without the nonce", () => {
  const page =
    '<p><script>evil()</script><script nonce="n2">evil()</script></p><script nonce="n1">ours()</script>';
  expect(hashInline(page, "n1").scriptHashes).toEqual([hash("ours()")]);
});
