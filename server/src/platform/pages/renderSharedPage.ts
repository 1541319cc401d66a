import { randomBytes } from "node:crypto";
import { pagePolicy } from "@velours/sdk/shop";
import { toEntityTag } from "../http/entityTag.ts";
import { compress, type Encoding } from "./compress.ts";
import { hashInline } from "./hashInline.ts";
import type { SharedPage } from "./PageCache.ts";
import type { PageRequest } from "./PageRequest.ts";
import { keptHeaders, type PageHost, pageHeaders, renderPage, type Visitor } from "./renderPage.ts";

/** A shared page depends on no visitor; the first one's data would be shown to all. */
const anybody: Visitor = { cookie: undefined, remoteAddress: "127.0.0.1" };

/** The cache key of a page: all inputs of its rendering. */
export const sharedPageKey = ({ origin, url, site, country = "" }: PageRequest, encoding: Encoding): string =>
  `${encoding} ${site} ${country} ${origin}${url}`;

/** Renders a page for every visitor, complete and compressed. */
export async function renderSharedPage(
  host: PageHost,
  page: PageRequest,
  encoding: Encoding,
): Promise<SharedPage> {
  const nonce = randomBytes(16).toString("base64url");
  const { response, sources } = await renderPage(host, page, { visitor: anybody, nonce });
  const headers = pageHeaders(response);
  const { html, ...hashes } = hashInline(await response.text(), nonce);
  if (response.status === 200) {
    Object.assign(headers, keptHeaders);
    headers.etag = toEntityTag(html, encoding);
  }
  headers["content-security-policy"] = pagePolicy(hashes, sources);
  delete headers["content-length"];
  if (encoding !== "identity" && html !== "") headers["content-encoding"] = encoding;
  return { status: response.status, headers, bytes: await compress(Buffer.from(html), encoding) };
}
