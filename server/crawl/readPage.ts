import { Parser } from "htmlparser2";

/** The part of a page that search engines read. */
export interface Page {
  url: string;
  status: number;
  title: string;
  description: string;
  robots: string;
  canonical: string | undefined;
  /** Address by language. */
  alternates: ReadonlyMap<string, string>;
  headings: number;
  /** Parts that the server gave up and left to the browser, which React marks so. */
  failedParts: number;
  /** Content by property. */
  social: ReadonlyMap<string, string>;
  /** Addresses of the shop that it links to, without their fragments. */
  links: ReadonlySet<string>;
  /** Its JSON-LD, parsed. */
  data: readonly Record<string, unknown>[];
}

/** Fetches a page and reads it; redirects are not followed. Throws when a piece of its JSON-LD is no JSON. */
export async function readPage(url: string): Promise<Page> {
  const response = await fetch(url, { redirect: "manual" });
  const alternates = new Map<string, string>();
  const social = new Map<string, string>();
  const links = new Set<string>();
  const texts: string[] = [];
  const page = {
    title: "",
    description: "",
    robots: "",
    canonical: undefined as string | undefined,
    headings: 0,
    failedParts: 0,
  };
  let inside: "title" | "data" | undefined;
  const parser = new Parser({
    onopentag(name, attributes) {
      if (name === "title") inside = "title";
      if (name === "script" && attributes.type === "application/ld+json") {
        inside = "data";
        texts.push("");
      }
      if (name === "h1") page.headings++;
      if (name === "meta" && attributes.name === "description") page.description = attributes.content ?? "";
      if (name === "meta" && attributes.name === "robots") page.robots = attributes.content ?? "";
      if (name === "meta" && attributes.property) social.set(attributes.property, attributes.content ?? "");
      if (name === "link" && attributes.rel === "canonical") page.canonical = attributes.href;
      if (name === "link" && attributes.hreflang) alternates.set(attributes.hreflang, attributes.href ?? "");
      const link = name === "a" ? URL.parse(attributes.href ?? "", url) : null;
      if (link !== null && link.origin === new URL(url).origin) {
        link.hash = "";
        links.add(link.href);
      }
    },
    oncomment(comment) {
      if (comment === "$!") page.failedParts++;
    },
    ontext(text) {
      if (inside === "title") page.title += text;
      if (inside === "data") texts.push((texts.pop() ?? "") + text);
    },
    onclosetag(name) {
      if (name === "title" || name === "script") inside = undefined;
    },
  });
  parser.end(await response.text());
  const data = texts.map((text) => JSON.parse(text) as Record<string, unknown>);
  return { url, status: response.status, ...page, alternates, social, links, data };
}
