import { join } from "node:path";
import { pipeline } from "node:stream";
import { createGunzip } from "node:zlib";
import { languagePaths, parsePathLanguage } from "@velours/sdk/rules";
import { selectPages } from "@velours/sdk/shop";
import type { Site } from "@velours/sdk/types";
import type { FastifyInstance, FastifyReply } from "fastify";
import type { Services } from "../../platform/context.ts";
import { publicOrigin, requestedSite } from "../../platform/http/hosts.ts";
import { chooseEncoding, compress, type Encoding } from "../../platform/pages/compress.ts";
import { PageCache, type SharedPage } from "../../platform/pages/PageCache.ts";
import { readPageLinks } from "../sites/store/pages.ts";
import { readSite } from "../sites/store.ts";
import { DocumentFiles } from "./DocumentFiles.ts";
import { writeGoogleFeed } from "./googleFeed.ts";
import {
  countIndexedProducts,
  listIndexedProducts,
  listListings,
  listTextPages,
  toProductPages,
} from "./indexedPages.ts";
import { writeManifest } from "./manifest.ts";
import { writeRobots } from "./robots.ts";
import { writeSitemap, writeSitemapIndex } from "./sitemap.ts";

/** Products in one file of the sitemap: in two languages a tenth of what the protocol allows. */
const productsPerFile = 2_500;

/** Of documents that are small; feeds and the products of sitemaps are files. */
const capacityBytes = 4 * 1024 * 1024;
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

const xmlType = "application/xml; charset=utf-8";
const xml = (pieces: Iterable<string>): Document => ({ type: xmlType, text: [...pieces].join("") });

/**
 * Serves the files that crawlers, browsers and shopping services fetch beside the pages: each site of the
 * shop has its own.
 */
export function serveSeo(
  app: FastifyInstance,
  { config, store, catalogue, shippingRates, sites }: Services,
): void {
  const cache = new PageCache(() => catalogue.revision, { capacityBytes, lifeMilliseconds });
  const files = new DocumentFiles({
    folder: join(config.dataDir, "documents"),
    version: () => catalogue.stamp,
    onError: (error) => app.log.error({ err: error }, "a feed or a sitemap was not written"),
  });
  app.addHook("onListen", async () => files.follow());
  app.addHook("onClose", () => files.stop());

  const options = { config: { operation: "seo" } };

  /** Answers a short document, made once for all who request it; undefined is 404. */
  function serve(path: string, write: (host: Host) => Document | Promise<Document>): void {
    app.get(path, options, async (request, reply) => {
      const code = requestedSite(request.host, config, sites);
      const origin = publicOrigin(request, config, code);
      const encoding = chooseEncoding(request.headers["accept-encoding"]);
      const key = `${encoding} ${code} ${origin}${path}`;
      const cached = cache.get(key, Date.now());
      if (cached !== undefined) return send(reply, cached);
      const site = await readSite(store.db, code);
      if (site === undefined) return reply.callNotFound();
      const render = async () => {
        const { type, text } = await write({ site, origin });
        return {
          status: 200,
          headers: getHeaders(type, encoding),
          bytes: await compress(Buffer.from(text), encoding),
        };
      };
      return send(reply, await cache.make(key, render));
    });
  }

  /** Answers a long document from its file; `find` answers undefined where there is none, which is 404. */
  function serveFile(
    path: string,
    find: (host: Host, name: string) => (() => Iterable<string>) | undefined,
  ): void {
    app.get<{ Params: { name?: string } }>(path, options, async (request, reply) => {
      const { name = "" } = request.params;
      const code = requestedSite(request.host, config, sites);
      const origin = publicOrigin(request, config, code);
      const site = await readSite(store.db, code);
      if (site === undefined || find({ site, origin }, name) === undefined) return reply.callNotFound();
      const write = async () => {
        // As it is when the document is made, which can be days later.
        const site = await readSite(store.db, code);
        return (site && find({ site, origin }, name)?.()) ?? [];
      };
      const file = await files.open(`${code} ${origin}${path} ${name}`, write);
      if (file === undefined)
        return reply
          .code(503)
          .headers({ "retry-after": "30", "cache-control": "no-store" })
          .type("text/plain; charset=utf-8")
          .send("This file is being made.\n");
      const encoding = chooseEncoding(request.headers["accept-encoding"], ["gzip"]);
      reply.headers(getHeaders(xmlType, encoding));
      if (encoding === "gzip") {
        const { size } = await file.stat();
        return reply.header("content-length", size).send(file.createReadStream());
      }
      return reply.send(pipeline(file.createReadStream(), createGunzip(), () => {}));
    });
  }

  serve("/robots.txt", ({ site, origin }) => ({
    type: "text/plain; charset=utf-8",
    text: writeRobots(origin, site.languages),
  }));
  for (const path of languagePaths("/manifest.webmanifest")) {
    serve(path, ({ site }) => ({
      type: "application/manifest+json; charset=utf-8",
      text: writeManifest(site, parsePathLanguage(path, site.languages.default)),
    }));
  }
  serve("/sitemap.xml", ({ site, origin }) => {
    const count = countIndexedProducts(catalogue, site);
    const names = ["pages", "listings"];
    for (let start = 0, file = 1; start < count; start += productsPerFile) names.push(`products-${file++}`);
    return xml([writeSitemapIndex(names.map((name) => `${origin}/sitemaps/${name}.xml`))]);
  });
  serve("/sitemaps/pages.xml", async ({ site, origin }) => {
    const handles = selectPages(await readPageLinks(store.db), site.code).map(({ handle }) => handle);
    return xml(writeSitemap(listTextPages(site, handles), origin, site.languages.default));
  });
  serve("/sitemaps/listings.xml", ({ site, origin }) =>
    xml(writeSitemap(listListings(catalogue, site), origin, site.languages.default)),
  );
  serveFile("/sitemaps/:name", ({ site, origin }, name) => {
    const file = Number(/^products-([1-9]\d{0,5})\.xml$/.exec(name)?.[1]);
    const start = (file - 1) * productsPerFile;
    if (Number.isNaN(file) || start >= countIndexedProducts(catalogue, site)) return undefined;
    return () => {
      const products = listIndexedProducts(catalogue, site).slice(start, start + productsPerFile);
      return writeSitemap(toProductPages(products, site, origin), origin, site.languages.default);
    };
  });
  serveFile("/feeds/google/:name", ({ site, origin }, name) => {
    const [, language, country] = /^([a-z]{2})-([A-Z]{2})\.xml$/.exec(name) ?? [];
    const region = site.regions.find((each) => each.country === country);
    const spoken = site.languages.supported.find((each) => each === language);
    if (region === undefined || spoken === undefined) return undefined;
    return () =>
      writeGoogleFeed(listIndexedProducts(catalogue, site, region.currency), {
        site,
        region,
        language: spoken,
        origin,
        rates: shippingRates.current.value,
      });
  });
}

const getHeaders = (type: string, encoding: Encoding): Record<string, string> => ({
  "content-type": type,
  "cache-control": "public, max-age=3600",
  vary: "accept-encoding",
  ...(encoding !== "identity" && { "content-encoding": encoding }),
});

const send = (reply: FastifyReply, { status, headers, bytes }: SharedPage): FastifyReply =>
  reply.code(status).headers(headers).send(bytes);
