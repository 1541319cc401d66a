import { expect, test } from "vitest";
import { presentLook } from "../../rules/look/presentLook.ts";
import type { SiteLook } from "../../types.ts";
import { inlineLook } from "./inlineLook.ts";

const page = (look: SiteLook) => {
  const { version, logoUrl } = presentLook(look);
  return (
    `<head><link rel="stylesheet" href="/assets/main.css"/><link rel="stylesheet" href="/look/style.css?v=${version}"/></head>` +
    `<img src="${logoUrl}" alt="">`
  );
};

test("the colours and the logo of a look that no file has yet stand in the page", () => {
  const look: SiteLook = { accent: "#0b6b5d", logo: '<svg xmlns="http://www.w3.org/2000/svg"/>' };
  const html = inlineLook(page(look), look, "abc");
  expect(html).toContain('<style nonce="abc">:root:root{--site-brand-');
  expect(html).toContain('href="/assets/main.css"');
  expect(html).not.toContain("/look/");
  const [, drawing = ""] = /src="data:image\/svg\+xml;base64,([^"]+)"/.exec(html) ?? [];
  expect(atob(drawing)).toBe(look.logo);
});

test("a logo in PNG is its data", () => {
  const look: SiteLook = { logo: "data:image/png;base64,iVBORw0KGgo=" };
  expect(inlineLook(page(look), look, "abc")).toContain(`src="${look.logo}"`);
});

test("a page without a look of its own stays as it is", () => {
  const html = '<head></head><img src="/a.png">';
  expect(inlineLook(html, undefined, "abc")).toBe(html);
});
