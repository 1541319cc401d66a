import { withLanguage } from "@velours/sdk/rules";
import { findSiteCode, selectPages } from "@velours/sdk/shop";
import type { Site } from "@velours/sdk/types";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Services } from "../../platform/context.ts";
import { publicOrigin } from "../../platform/http/hosts.ts";
import { chooseEncoding, compress } from "../../platform/pages/compress.ts";
import { PageCache } from "../../platform/pages/PageCache.ts";
import { readPageLinks } from "../sites/store/pages.ts";
import { readSite } from "../sites/store.ts";
import { writeGoogleFeed } from "./googleFeed.ts";
import { listIndexedProducts, listListings, listTextPages, toProductPage } from "./indexedPages.ts";
import { writeManifest } from "./manifest.ts";
import { writeRobots } from "./robots.ts";
import { writeSitemap, writeSitemapIndex } from "./sitemap.ts";

/** Products in one file of the sitemap: in two languages a tenth of what the protocol allows. */
const productsPerFile = 2_500;

/** Half an hour: crawlers come daily, and a new revision of the catalogue drops everything. */
const lifeMilliseconds = 30 * 60 * 1000;

interface Host {
  site: Site;
  origin: string;
}

interface Document {
  type: string;
  text: string;
}

const xml = (text: string): Document => ({ type: "application/xml; charset=utf-8", text });

/** What crawlers, browsers and shopping services fetch beside the pages: each site of the shop has its own. */
export function serveSeo(app: FastifyInstance, { config, store, catalogue }: Services): void {
  const cache = new PageCache(() => catalogue.revision, {
    capacityBytes: 32 * 1024 * 1024,
    lifeMilliseconds,
  });

  /** Answers a document, made once for all who request it; undefined is 404. */
  function serve(
    path: string,
    write: (host: Host, name: string) => Document | undefined | Promise<Document | undefined>,
  ): void {
    app.get<{ Params: { name?: string } }>(path, { config: { operation: "seo" } }, async (request, reply) => {
      const { name = "" } = request.params;
      const origin = publicOrigin(request, config);
      const encoding = chooseEncoding(request.headers["accept-encoding"]);
      const code = findSiteCode(request.host, config.site);
      const key = `${encoding} ${code} ${origin}${path} ${name}`;
      const cached = cache.get(key, Date.now());
      if (cached !== undefined) return send(reply, cached);
      const site = await readSite(store.db, code);
      const document = site && (await write({ site, origin }, name));
      if (document === undefined) return reply.callNotFound();
      const render = async () => ({
        status: 200,
        headers: {
          "content-type": document.type,
          "cache-control": "public, max-age=3600",
          vary: "accept-encoding",
          ...(encoding !== "identity" && { "content-encoding": encoding }),
        },
        bytes: await compress(Buffer.from(document.text), encoding),
      });
      return send(reply, await cache.make(key, render));
    });
  }

  const productFiles = ({ site }: Host) => {
    const count = listIndexedProducts(catalogue, site).length;
    const names: string[] = [];
    for (let start = 0; start < count; start += productsPerFile) names.push(`products-${names.length + 1}`);
    return names;
  };

  serve("/robots.txt", ({ site, origin }) => ({
    type: "text/plain; charset=utf-8",
    text: writeRobots(origin, site.languages.supported),
  }));
  for (const language of ["en", "fr"] as const) {
    serve(withLanguage("/manifest.webmanifest", language), ({ site }) => ({
      type: "application/manifest+json; charset=utf-8",
      text: writeManifest(site, language),
    }));
  }
  serve("/sitemap.xml", (host) => {
    const names = ["pages", "listings", ...productFiles(host)];
    return xml(writeSitemapIndex(names.map((name) => `${host.origin}/sitemaps/${name}.xml`)));
  });
  serve("/sitemaps/:name", async ({ site, origin }, name) => {
    const { languages } = site;
    if (name === "pages.xml") {
      const handles = selectPages(await readPageLinks(store.db), site.code).map(({ handle }) => handle);
      return xml(writeSitemap(listTextPages(site, handles), origin, languages));
    }
    if (name === "listings.xml") return xml(writeSitemap(listListings(catalogue, site), origin, languages));
    const file = Number(/^products-([1-9]\d{0,5})\.xml$/.exec(name)?.[1]);
    if (Number.isNaN(file)) return undefined;
    const products = listIndexedProducts(catalogue, site).slice(
      (file - 1) * productsPerFile,
      file * productsPerFile,
    );
    if (products.length === 0) return undefined;
    return xml(
      writeSitemap(
        products.map((each) => toProductPage(each, site, origin)),
        origin,
        languages,
      ),
    );
  });
  serve("/feeds/google/:name", ({ site, origin }, name) => {
    const [, language, country] = /^([a-z]{2})-([A-Z]{2})\.xml$/.exec(name) ?? [];
    const region = site.regions.find((each) => each.country === country);
    const spoken = site.languages.supported.find((each) => each === language);
    if (region === undefined || spoken === undefined) return undefined;
    const products = listIndexedProducts(catalogue, site);
    return xml(writeGoogleFeed(products, { site, region, language: spoken, origin }));
  });
}

function send(
  reply: FastifyReply,
  { status, headers, bytes }: { status: number; headers: Record<string, string>; bytes: Buffer },
): FastifyReply {
  return reply.code(status).headers(headers).send(bytes);
}
