import { randomBytes } from "node:crypto";
import { type Parts, presentReasons, type RowKind, reasonsOf, rowKinds } from "@velours/sdk/import";
import { languagePaths } from "@velours/sdk/rules";
import {
  type CheckedPart,
  type ErrorBody,
  invalidField,
  type Preview,
  type PreviewShop,
  parseChange,
  planPreview,
  planPrices,
  previewHeaders,
  readChange,
  readPlace,
  refusePreview,
  refuseRule,
  refuse as refuseWith,
} from "@velours/sdk/shop";
import type { Language } from "@velours/sdk/types";
import type { FastifyInstance, FastifyReply, FastifyRequest } from "fastify";
import { findMerchant } from "../api/findMerchant.ts";
import type { MockSession } from "../session/MockSession.ts";
import { readImport } from "../shop/merchant/imports/readImport.ts";
import { validateRows } from "../shop/merchant/validateRows.ts";

/** Bytes of a form: a promotion may name 100,000 products. */
const longestForm = 4_000_000;

/** A page of the storefront as a guest has it, over calls of the API that `overlay` changes. */
export interface PreviewedPage {
  url: string;
  site: string;
  nonce: string;
  page: Preview["page"];
  overlay: (call: typeof fetch) => typeof fetch;
}

export interface PreviewOptions {
  /** The session of a request. */
  findSession: (request: FastifyRequest) => MockSession;
  /** Code of the site whose host name says none. */
  site: string;
  renderPage: (request: FastifyRequest, page: PreviewedPage) => Promise<Response>;
}

/** Serves pages with a change that is not saved, to the member of staff who sent it: the storefront over the session's shop. */
export async function servePreview(
  app: FastifyInstance,
  { findSession, site, renderPage }: PreviewOptions,
): Promise<void> {
  await app.register(async (preview) => {
    preview.removeAllContentTypeParsers();
    preview.addContentTypeParser("*", { parseAs: "string", bodyLimit: longestForm }, (_request, body, done) =>
      done(null, body),
    );
    for (const path of languagePaths("/desk/preview")) preview.post(path, answer);
  });

  async function answer(request: FastifyRequest, reply: FastifyReply): Promise<FastifyReply> {
    const session = findSession(request);
    const form = new URLSearchParams(typeof request.body === "string" ? request.body : "");
    const defaultLanguage = session.sites.get(site)?.languages.default ?? "en";
    const { language, back } = readPlace(request.url, form, defaultLanguage);
    const refuse = ({ status, body }: { status: number; body: ErrorBody }) =>
      reply
        .code(status)
        .headers(previewHeaders)
        .send(refusePreview(body, language, back));
    const merchant = findMerchant({}, session, new Date());
    if (merchant === undefined) return refuse(refuseWith("merchantKeyInvalid"));
    const sent = parseChange(form);
    if (sent === undefined) return refuse(invalidField("row", "This is no document that can be shown"));
    const sites = [...session.sites.values()];
    const shop: PreviewShop = {
      language,
      merchant,
      sites,
      ownSite: site,
      catalogue: session.index,
      ...readers(session, language),
    };
    const change = await readChange(sent, shop);
    if ("status" in change) return refuse(change);
    const { shippingRates, index: catalogue } = session;
    const now = new Date();
    const planned = planPreview(change, { ownSite: site, sites, shippingRates, catalogue, language, now });
    if (planned === undefined) return refuse(refuseWith("resourceDoesNotExist"));
    const nonce = randomBytes(16).toString("base64url");
    const response = await renderPage(request, { ...planned, nonce });
    return reply
      .code(response.status)
      .headers(planned.headers(nonce, {}))
      .send(planned.finish(await response.text(), nonce, back));
  }
}

/** The session's shop as changes are held against it. */
const readers = (
  session: MockSession,
  language: Language,
): Pick<PreviewShop, "check" | "planPrices" | "planImport"> => ({
  async check<Part extends CheckedPart>(part: Part, row: Parts[Part]) {
    const checked = validateRows(rowKinds[part] as unknown as RowKind<Part>, [row], session);
    return "bad" in checked
      ? { reasons: checked.bad.flatMap(({ reasons }) => reasons) }
      : { row: checked.rows[0] as Parts[Part] };
  },
  async planPrices(changes) {
    const records = session.records({ variants: changes.map(({ variantId }) => variantId) });
    const planned = planPrices(
      records.map(({ document }) => document),
      changes,
    );
    return "refused" in planned ? { refused: refuseRule(planned.refused) } : planned;
  },
  async planImport(file) {
    const read = await readImport({ session, language }, file);
    if ("status" in read) return refuseWith("importBad", (read.body as { value: { reason: string } }).value);
    return (
      read.plan?.rows ??
      refuseWith("importBad", { reason: presentReasons(reasonsOf(read.result.bad), language) })
    );
  },
});
