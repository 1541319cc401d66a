import { createReason, navigationConflicts, presentReasons } from "@velours/sdk/import";
import type { Context } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";
import { readShopKeys } from "./readShopKeys.ts";

/** Links of the session's menus and home pages that lead nowhere. */
function listLostLinks({ session }: Pick<Context, "session">) {
  const sites = Array.from(session.sites.values(), (value, nth) => ({
    file: "sites",
    line: nth + 1,
    rows: 1,
    value,
  }));
  return navigationConflicts(sites, readShopKeys(session)).flatMap(({ name, reasons }) =>
    reasons.map((reason) => createReason("ofSite", { site: name, reason })),
  );
}

/** Writes a page or a collection; takes it back with a refusal when a menu leads nowhere by then that did not before. */
export function keepLinks(
  context: Pick<Context, "session" | "language">,
  reference: "pageBad" | "collectionBad",
  write: () => void,
): MockResponse | undefined {
  const { session, language } = context;
  const before = session.desk;
  const lostBefore = new Set(listLostLinks(context).map((link) => JSON.stringify(link)));
  write();
  const lost = listLostLinks(context).filter((link) => !lostBefore.has(JSON.stringify(link)));
  if (lost.length === 0) return undefined;
  session.desk = before;
  return refuse(reference, { reason: presentReasons(lost, language) });
}
