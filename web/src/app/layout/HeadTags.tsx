import { HeadContent, useMatches } from "@tanstack/react-router";
import type { JSX } from "react";

type Meta = JSX.IntrinsicElements["meta"];

/** Tags that a route's `head` has made of its data. */
interface HeadMatch {
  meta?: readonly (Meta | undefined)[] | undefined;
  links?: readonly (JSX.IntrinsicElements["link"] | undefined)[] | undefined;
}

/** Tags in the head of these routes: of each name the last route's, and all links. */
export function selectHead(matches: readonly HeadMatch[]) {
  const meta = new Map<string, Meta>();
  for (const tag of matches.flatMap((match) => match.meta ?? []))
    if (tag) meta.set(tag.title === undefined ? (tag.name ?? tag.property ?? "charSet") : "title", tag);
  return {
    meta: [...meta].map(([key, tag]) => ({ key, tag })),
    links: matches.flatMap((match) => match.links ?? []).filter((link) => link !== undefined),
  };
}

/**
 * Keeps the head up to date while a shopper goes from page to page. The library's own part can do far more than this
 * shop's routes ask for, and would be a fiftieth of each first load.
 */
export function BrowserHead() {
  const { meta, links } = selectHead(useMatches());
  return (
    <>
      {meta.map(({ key, tag }) =>
        tag.title === undefined ? <meta key={key} {...tag} /> : <title key={key}>{tag.title}</title>,
      )}
      {links.map((link) => (
        <link
          key={`${link.rel} ${link.href}`}
          {...link}
          precedence={link.rel === "stylesheet" ? "default" : undefined}
        />
      ))}
    </>
  );
}

/** Titles, descriptions and links of the page's routes. The server adds what their scripts need. */
export const HeadTags = import.meta.env.SSR ? HeadContent : BrowserHead;
