// @vitest-environment happy-dom
import { describe, expect, it } from "vitest";
import { inPageAddress, rewriteLinks } from "./shopLinks.ts";

const rewrite = (html: string) =>
  rewriteLinks(html, { language: "fr", defaultLanguage: "en", origin: "https://velours.example" });

describe("the links of a merchant's HTML (S-086, S-089, S-090)", () => {
  it.each([
    ['<a href="/kink">x</a>', '<a href="/fr/kink">x</a>'],
    ['<a href="https://velours.example/kink?a=1&amp;b=2">x</a>', '<a href="/fr/kink?a=1&amp;b=2">x</a>'],
    [
      '<p>y <a class="b" target="_self" href="https://other.example/">x</a></p>',
      '<p>y <a class="b" href="https://other.example/" target="_blank" rel="noopener noreferrer">x</a></p>',
    ],
    ['<a href="#care">x</a>', '<a href="#care">x</a>'],
    ['<abbr title="a">x</abbr> <a name="b">y</a>', '<abbr title="a">x</abbr> <a name="b">y</a>'],
  ])("%s", (html, expected) => expect(rewrite(html)).toBe(expected));

  it.each([
    ['<a href="/fr/kink"><b>x</b></a>', {}, "/fr/kink"],
    ['<a href="/fr/kink"><b>x</b></a>', { ctrlKey: true }, null],
    ['<a href="/fr/kink"><b>x</b></a>', { button: 1 }, null],
    ['<a href="/fr/kink?promo_code=A"><b>x</b></a>', {}, null],
    ['<a href="https://other.example/" target="_blank"><b>x</b></a>', {}, null],
    ["<b>x</b>", {}, null],
  ])("a click on %s with %o opens %s in the page", (html, init, address) => {
    const page = document.createElement("div");
    page.innerHTML = html;
    expect(inPageAddress(new MouseEvent("click", init), page.querySelector("b")!)).toBe(address);
  });
});
