import { describe, expect, it } from "vitest";
import { codeFigure } from "./codeFigure.ts";
import { html } from "./html.ts";
import { inline, prose } from "./markdown.ts";

const place = {
  from: "operations/getGiftCard",
  terms: new Map([["giftCardExpended", "errors/giftCardExpended"]]),
};
const evil = `<img src=x onerror="alert('1')">`;

describe("what the contract says is text, never HTML", () => {
  it.each([
    ["a template", html`<p title="${evil}">${evil}</p>`],
    ["prose", prose(evil, place)],
    ["a cell", inline(`**${evil}**`, place)],
    ["code in a sentence", inline(`\`${evil}\``, place)],
    ["a sample", codeFigure({ code: evil, language: "ts", title: evil })],
    ["a sample in no known language", codeFigure({ code: evil, language: "cobol", title: "x" })],
  ])("%s", (_name, { text }) => {
    expect(text).not.toContain("<img");
    expect(text).not.toContain('="alert');
  });

  it("a link cannot run a script", () => {
    expect(prose("[x](javascript:alert(1))", place).text).not.toContain("href");
  });
});

describe("markdown", () => {
  it("links the contract's words wherever they stand as code, and once", () => {
    const linked = '<a href="../errors/giftCardExpended.html"><code>giftCardExpended</code></a>';
    expect(inline("`giftCardExpended`", place).text).toBe(linked);
    expect(inline("[`giftCardExpended`](/errors/giftCardExpended)", place).text).toBe(linked);
    expect(inline("`somethingElse`", place).text).toBe("<code>somethingElse</code>");
  });

  it("gives a heading an address", () => {
    expect(prose("## Ask for an error", place).text).toContain('<h2 id="ask-for-an-error">');
  });
});
