import { randomBytes } from "node:crypto";
import { getErrorMessage } from "@velours/sdk/merchant";
import { languagePaths, parsePathLanguage, withLanguage } from "@velours/sdk/rules";
import { overlayFetch, pageRegion, previewPolicy } from "@velours/sdk/shop";
import type { Language } from "@velours/sdk/types";
import type { FastifyInstance } from "fastify";
import { siteOrigin } from "../../../platform/config/siteOrigin.ts";
import type { Services } from "../../../platform/context.ts";
import { refuse } from "../../../platform/contract.ts";
import { send } from "../../../platform/http/handleErrors.ts";
import { defaultLanguage } from "../../../platform/http/hosts.ts";
import { refuseCrossSite } from "../../../platform/http/refuseCrossSite.ts";
import { type PageHost, renderPage } from "../../../platform/pages/renderPage.ts";
import { readSessions } from "../../sessions/readSession.ts";
import { requireMerchantAccess } from "../requireMerchantAccess.ts";
import { inlineLook } from "./inlineLook.ts";
import { previewAddress } from "./previewAddress.ts";
import { refusedPreview, toPreview } from "./previewHtml.ts";
import { invalid, parseChange, type Refusal, readChange } from "./readChange.ts";

/** Bytes of a form: a promotion may name 100,000 products. */
const LONGEST_FORM = 4_000_000;

const nobody = { cookie: undefined, remoteAddress: "127.0.0.1" };

/**
 * Serves pages of the shop with a change that is not saved, to the member of staff who sent it: the storefront is rendered as
 * for a guest, over the shop's own answers with the changed document in them. The page has no scripts, sends nothing and is
 * kept nowhere, so that it can neither sell nor count.
 */
export function servePreview(app: FastifyInstance, services: Services, host: PageHost): void {
  const ownLanguage = () => defaultLanguage(services.config.site, services.sites);
  app.register(async (preview) => {
    readSessions(preview, services);
    preview.decorateRequest("merchant", undefined);
    preview.addHook("onRequest", refuseCrossSite([]));
    preview.addHook("onRequest", requireMerchantAccess(services, []));
    preview.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: LONGEST_FORM },
      (_request, body, done) => done(null, body),
    );
    // A person reads the answer in a tab, not a program.
    preview.addHook("onSend", async (request, reply, payload) => {
      if (reply.statusCode < 400 || !String(reply.getHeader("content-type")).includes("json")) return payload;
      const error = JSON.parse(String(payload)) as { message: string; value: unknown };
      const reason = (error.value as { reason?: unknown } | null)?.reason;
      reply.removeHeader("content-length").headers(headers).type("text/html; charset=utf-8");
      const { language, back } = readPlace(request.url, request.body, ownLanguage());
      const reasons = [getErrorMessage(error, language), ...(typeof reason === "string" ? [reason] : [])];
      return refusedPreview(reasons, language, back);
    });
    for (const path of languagePaths("/desk/preview"))
      preview.post<{ Body: unknown }>(path, { config: { operation: "page" } }, async (request, reply) => {
        const { language, back } = readPlace(request.url, request.body, ownLanguage());
        const sent = parseChange(new URLSearchParams(typeof request.body === "string" ? request.body : ""));
        if (sent === undefined) return send(reply, invalid("row", "This is no document that can be shown"));
        const { config, catalogue, sites, shippingRates } = services;
        const change = await readChange(sent, { ...services, merchant: request.merchant, language });
        if (isRefusal(change)) return send(reply, change);
        const { changed, site: code, beside = [] } = change;
        const stored = sites.current(code)?.value;
        if (stored === undefined) return send(reply, refuse("resourceDoesNotExist"));
        const documents = [...beside, changed];
        const settings = documents.findLast(({ part }) => part === "sites");
        const site = settings?.part === "sites" ? settings.row : stored;
        const now = new Date();
        const { path: url, plainCart } = previewAddress(changed, language, site, { catalogue, now });
        const nonce = randomBytes(16).toString("base64url");
        const page = {
          origin: siteOrigin(config, code),
          url,
          site: code,
          ...pageRegion(site, { cookies: undefined, site: code }),
          member: undefined,
          plainCart,
        };
        const { response, sources } = await renderPage(host, page, {
          visitor: nobody,
          nonce,
          overlay(fetch) {
            const shop = {
              site: code,
              ownSite: config.site,
              sites: sites.all().map((each) => (each.code === code ? site : each)),
              shippingRates: shippingRates.current.value,
              catalogue,
              language,
              now,
            };
            return documents.reduce((inner, each) => overlayFetch(inner, each, shop), fetch);
          },
        });
        // The bag has a page for browsers without scripts alone: to this one the browser counts as such.
        const sandbox = changed.part === "promotions" ? "; sandbox allow-same-origin" : "";
        return reply
          .code(response.status)
          .headers({ ...headers, "content-security-policy": previewPolicy({ nonce }, sources) + sandbox })
          .type("text/html; charset=utf-8")
          .send(toPreview(inlineLook(await response.text(), site.look, nonce), language, back));
      });
  });
}

const headers = { "cache-control": "no-store", "x-robots-tag": "noindex, nofollow" };

const isRefusal = (change: object): change is Refusal => "status" in change;

/** The language of the address, and the screen of the desk that the form came from. */
function readPlace(
  url: string,
  body: unknown,
  defaultLanguage: Language,
): { language: Language; back: string } {
  const language = parsePathLanguage(url, defaultLanguage);
  const from = new URLSearchParams(typeof body === "string" ? body : "").get("from") ?? "";
  const isDesk = /^(\/(en|fr))?\/desk(\/[\w/-]*)?(\?[\w=-]*)?$/.test(from);
  return { language, back: isDesk ? from : withLanguage("/desk", { language, defaultLanguage }) };
}
