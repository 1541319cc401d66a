import { posix } from "node:path";
import { beforeAll, describe, expect, it } from "vitest";
import { readContract } from "../generate/contract.ts";
import { buildSite, REPOSITORY } from "./buildSite.ts";

let files: Map<string, string>;
let html: [path: string, page: string][];
beforeAll(async () => {
  files = await buildSite();
  html = [...files].filter(([path]) => path.endsWith(".html"));
});

const attributes = (page: string, name: string) =>
  [...page.matchAll(new RegExp(` ${name}="([^"]*)"`, "g"))].map((match) =>
    (match[1] ?? "").replaceAll("&#38;", "&"),
  );

/** Where a link of a page leads: a file of the site, and perhaps an anchor in it. */
function target(from: string, href: string): { file: string; anchor: string } {
  const [path = "", anchor = ""] = href.split("#");
  // The page of a wrong address is shown anywhere, so its links start at the root of the server.
  const file = path.startsWith("/docs/")
    ? path.slice("/docs/".length)
    : posix.join(posix.dirname(from), path);
  return { file: path === "" ? from : file, anchor: decodeURIComponent(anchor) };
}

describe("the built site", () => {
  it("has a page for every operation, event, error and schema, each as Markdown too", async () => {
    const { operations, errors, document } = await readContract(`${REPOSITORY}/openapi`);
    const errorSchemas = new Set(errors.map(({ schemaName }) => schemaName));
    const wanted = [
      ...operations.map(({ id }) => `operations/${id}`),
      ...errors.map(({ reference }) => `errors/${reference}`),
      ...Object.values(document.webhooks ?? {}).map(({ post }) => `events/${post.operationId}`),
      ...Object.keys(document.components.schemas)
        .filter((name) => !errorSchemas.has(name))
        .map((name) => `schemas/${name}`),
    ];
    const missing = wanted
      .flatMap((path) => [`${path}.html`, `${path}.md`])
      .filter((file) => !files.has(file));
    expect(missing).toEqual([]);
  });

  it("has no link that leads nowhere, and no anchor either", () => {
    const external = new Set<string>();
    const broken: string[] = [];
    for (const [from, page] of html) {
      for (const href of [
        ...attributes(page, "href"),
        ...attributes(page, "src"),
        ...attributes(page, "data-search"),
      ]) {
        if (/^[a-z]+:/.test(href)) {
          external.add(href);
          continue;
        }
        const { file, anchor } = target(from, href);
        const found = files.get(file);
        const isThere = found !== undefined && (anchor === "" || attributes(found, "id").includes(anchor));
        if (!isThere) broken.push(`${from}: ${href}`);
      }
    }
    expect(broken).toEqual([]);
    console.log(
      `Links out of the site:\n${[...new Set([...external].map((href) => href.replace(/#.*/, "")))].join("\n")}`,
    );
  });

  it("has no link in its Markdown that leads nowhere", () => {
    const broken: string[] = [];
    for (const [from, text] of files) {
      if (!/\.(md|txt)$/.test(from)) continue;
      const prose = text.replace(/^```[\s\S]*?^```$/gm, "");
      for (const [, href = ""] of prose.matchAll(/\]\(([^)\s]+)\)/g)) {
        if (!/^[a-z]+:|^#/.test(href) && !files.has(target(from, href).file)) broken.push(`${from}: ${href}`);
      }
    }
    expect(broken).toEqual([]);
  });

  it("prints no bound that every integer has", () => {
    const printed = [...files].filter(
      ([path, text]) => /^(operations|schemas)\//.test(path) && text.includes("9007199254740991"),
    );
    expect(printed.map(([path]) => path)).toEqual([]);
  });

  it("uses no id twice on a page", () => {
    const twice = html.flatMap(([path, page]) => {
      const ids = attributes(page, "id");
      return ids.filter((id, index) => ids.indexOf(id) !== index).map((id) => `${path}#${id}`);
    });
    expect(twice).toEqual([]);
  });

  it("has nothing inline, as its policy says, and nothing from elsewhere", () => {
    for (const [path, page] of html) {
      expect(page, path).not.toMatch(/ style=|<style|<script(?! src=)| on\w+="/);
      expect(page, path).not.toMatch(/ src="[a-z]+:/);
    }
  });

  it("names each page's Markdown, and the sitemap names each page", () => {
    const sitemap = files.get("sitemap.xml") ?? "";
    for (const [path, page] of html) {
      if (path === "404.html") continue;
      expect(page, path).toMatch(/<link rel="alternate" type="text\/markdown" href="[^"]+\.md">/);
      expect(sitemap).toContain(`/docs/${path}</loc>`);
    }
  });

  // Builds the site again.
  it.runIf(process.env.FULL)("says where it will be read only when it is told", async () => {
    const published = await buildSite("https://velours.example/api-docs/");
    expect(published.get("index.html")).toContain(
      'rel="canonical" href="https://velours.example/api-docs/index.html"',
    );
    expect(published.get("404.html")).toContain('href="/api-docs/operations/index.html"');
    expect(files.get("index.html")).not.toContain("canonical");
  });
});
