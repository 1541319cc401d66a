import { expect, it } from "vitest";
import { plainText } from "./plainText.ts";

it.each([
  ["<p>Soft.</p><p>Quiet &amp; small.</p>", "Soft. Quiet & small."],
  ["a &lt;b&gt; c", "a <b> c"],
  [
    "Caf&#233; &#xE0; &#39;la&#39; plage, &amp;amp; &bogus; &#9999999;",
    "Café à 'la' plage, &amp; &bogus; &#9999999;",
  ],
  ["", ""],
])("%j is %j in words", (html, words) => expect(plainText(html)).toBe(words));

it("cuts between words", () => {
  const cut = plainText("word ".repeat(100), 52);
  expect(cut).toBe(`${"word ".repeat(10).trim()}…`);
});

it("cuts a word that has no end", () =>
  expect(plainText("x".repeat(500), 50).length).toBeLessThanOrEqual(51));

it("cuts no character in two", () => expect(plainText("💋".repeat(40), 51)).toBe(`${"💋".repeat(5)}…`));
