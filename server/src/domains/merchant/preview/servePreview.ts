import { randomBytes } from "node:crypto";
import { languagePaths } from "@velours/sdk/rules";
import {
  invalidField,
  parseChange,
  planPreview,
  previewHeaders,
  readPlace,
  refusePreview,
} from "@velours/sdk/shop";
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
import { readChange } from "./readChange.ts";

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
    preview.addHook("onRequest", requireMerchantAccess(services, { operation: "preview", scopes: [] }));
    preview.addHook("onRequest", async ({ raw }) => app.uploads.allow(raw));
    preview.addContentTypeParser(
      "application/x-www-form-urlencoded",
      { parseAs: "string", bodyLimit: LONGEST_FORM },
      (_request, body, done) => done(null, body),
    );
    // A person reads the answer in a tab, not a program.
    preview.addHook("onSend", async (request, reply, payload) => {
      if (reply.statusCode < 400 || !String(reply.getHeader("content-type")).includes("json")) return payload;
      reply.removeHeader("content-length").headers(previewHeaders);
      const { language, back } = readPlace(request.url, toForm(request.body), ownLanguage());
      return refusePreview(JSON.parse(String(payload)), language, back);
    });
    for (const path of languagePaths("/desk/preview"))
      preview.post<{ Body: unknown }>(path, { config: { operation: "page" } }, async (request, reply) => {
        const form = toForm(request.body);
        const { language, back } = readPlace(request.url, form, ownLanguage());
        const sent = parseChange(form);
        if (sent === undefined)
          return send(reply, invalidField("row", "This is no document that can be shown"));
        const { config, catalogue, sites, shippingRates } = services;
        const change = await readChange(sent, { ...services, merchant: request.merchant, language });
        if ("status" in change) return send(reply, change);
        const planned = planPreview(change, {
          ownSite: config.site,
          sites: sites.all(),
          shippingRates: shippingRates.current.value,
          catalogue,
          language,
          now: new Date(),
        });
        if (planned === undefined) return send(reply, refuse("resourceDoesNotExist"));
        const { url, site, page, overlay } = planned;
        const nonce = randomBytes(16).toString("base64url");
        const { response, sources } = await renderPage(
          host,
          { origin: siteOrigin(config, site), url, site, ...page, member: undefined },
          { visitor: nobody, nonce, overlay },
        );
        return reply
          .code(response.status)
          .headers(planned.headers(nonce, sources))
          .send(planned.finish(await response.text(), nonce, back));
      });
  });
}

const toForm = (body: unknown): URLSearchParams => new URLSearchParams(typeof body === "string" ? body : "");
