import { expect, it } from "vitest";
import { cleanSvg } from "./cleanSvg.ts";

const drawing =
  '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 24 24"><defs><linearGradient id="a"><stop offset="0" stop-color="#fff"></stop></linearGradient></defs><g fill="url(#a)" transform="scale(2)"><path d="M0 0h9v9z"></path></g></svg>';

it("leaves a drawing as it is", () => expect(cleanSvg(drawing)).toBe(drawing));

it.each([
  '<use href="#a" x="2"></use>',
  '<pattern id="b" width="4" height="4" patternUnits="userSpaceOnUse"><g></g></pattern>',
  '<linearGradient id="c" href="#a"></linearGradient>',
])("leaves what leads to another part of the drawing: %s", (part) => {
  const drawn = `<svg xmlns="http://www.w3.org/2000/svg">${part}</svg>`;
  expect(cleanSvg(drawn)).toBe(drawn);
  const former = drawn
    .replace(" href", " xlink:href")
    .replace("<svg", '<svg xmlns:xlink="http://www.w3.org/1999/xlink"');
  expect(cleanSvg(former)).toBe(drawn);
});

it("takes out the notes of a drawing program", () =>
  expect(
    cleanSvg(
      '<svg xmlns="http://www.w3.org/2000/svg" xmlns:dc="urn:dc" version="1.1"><metadata><dc:title>Logo</dc:title></metadata><g class="a"></g></svg>',
    ),
  ).toBe('<svg xmlns="http://www.w3.org/2000/svg"><g></g></svg>'));

it("gives a drawing the name space that a file of its own needs", () =>
  expect(cleanSvg('<svg viewBox="0 0 1 1"></svg>')).toBe(
    '<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 1 1"></svg>',
  ));

it.each([
  "<script>alert(1)</script>",
  '<foreignObject><iframe src="https://evil.example"></iframe></foreignObject>',
  '<image href="https://evil.example/a.png"></image>',
  '<use href="https://evil.example/a.svg#x"></use>',
  '<a href="javascript:alert(1)"></a>',
  "<style>@import url(https://evil.example)</style>",
  '<animate attributeName="href" values="javascript:alert(1)"></animate>',
  '<path d="M0 0" onload="alert(1)" style="background:url(https://evil.example)"></path>',
  '<use xlink:href="//evil.example/a.svg#x"></use>',
  '<path fill="url(https://evil.example/a#b)"></path>',
  String.raw`<path fill="\75rl(//evil.example/a#b)"></path>`,
  '<path fill="&#117;rl(//evil.example/a#b)"></path>',
  '<!ENTITY x SYSTEM "file:///etc/passwd">',
  '<?xml-stylesheet href="https://evil.example"?>',
])("takes out what is no drawing: %s", (part) => {
  const cleaned = cleanSvg(`<svg xmlns="http://www.w3.org/2000/svg">${part}<g></g></svg>`);
  expect(cleaned).not.toMatch(/script|evil|alert|iframe|onload|style|ENTITY|href/i);
  expect(cleaned).toMatch(/^<svg xmlns="http:\/\/www\.w3\.org\/2000\/svg">.*<g><\/g><\/svg>$/);
});
