import { createHash } from "node:crypto";

/**
 * A page whose inline elements are allowed by their hashes: the same bytes and policy for every visitor, and no
 * reusable nonce.
 */
export interface HashedPage {
  html: string;
  scriptHashes: string[];
  styleHashes: string[];
}

/**
 * Hashes the inline elements that carry the nonce of the rendering, and takes the nonce out. An element without it was not
 * written by the pages and gets no hash, so markup that was smuggled into a page stays forbidden.
 */
export function hashInline(page: string, nonce: string): HashedPage {
  const attribute = ` nonce="${nonce}"`;
  const hashes = { script: new Set<string>(), style: new Set<string>() };
  const inline = new RegExp(`<(script|style)\\b([^>]*)${attribute}([^>]*)>([\\s\\S]*?)</\\1>`, "g");
  for (const [, name, before = "", after = "", content = ""] of page.matchAll(inline)) {
    if (/ (src=|type="application\/ld\+json")/.test(before + after)) continue;
    hashes[name as "script" | "style"].add(`sha256-${createHash("sha256").update(content).digest("base64")}`);
  }
  return {
    html: page.replaceAll(attribute, ""),
    scriptHashes: [...hashes.script],
    styleHashes: [...hashes.style],
  };
}
