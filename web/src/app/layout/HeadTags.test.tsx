import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { BrowserHead, selectHead } from "./HeadTags.tsx";

const matches = [
  {
    meta: [
      { charSet: "utf-8" },
      { title: "Velours" },
      { name: "description", content: "A shop" },
      { name: "theme-color", content: "#fff" },
    ],
    links: [{ rel: "stylesheet", href: "/styles.css" }],
  },
  {
    meta: [
      { title: "Lubricants" },
      undefined,
      { name: "description", content: "Water and silk" },
      { property: "og:title", content: "Lubricants" },
    ],
    links: [{ rel: "canonical", href: "https://shop.test/lubricants" }],
  },
  {},
];

vi.mock("@tanstack/react-router", () => ({
  HeadContent: () => null,
  useMatches: () => matches,
}));

it("takes of each name what the page's own route says, else the frame's", () =>
  expect(selectHead(matches).meta.map(({ key }) => key)).toEqual([
    "charSet",
    "title",
    "description",
    "theme-color",
    "og:title",
  ]));

it("draws one title, one description and all links", () => {
  const html = renderToStaticMarkup(<BrowserHead />);
  expect(html.match(/<title>[^<]*/g)).toEqual(["<title>Lubricants"]);
  expect(html.match(/name="description" content="[^"]*/g)).toEqual([
    'name="description" content="Water and silk',
  ]);
  expect(html).toContain('name="theme-color" content="#fff"');
  expect(html).toContain('property="og:title" content="Lubricants"');
  expect(html).toContain('rel="canonical" href="https://shop.test/lubricants"');
  expect(html).toContain('charSet="utf-8"');
});
