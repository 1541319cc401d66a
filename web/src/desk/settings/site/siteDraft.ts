import { SITE_ADDRESSES } from "@velours/sdk/merchant";
import type { Site } from "@velours/sdk/types";
import type { Text } from "../../../platform/text/useText.ts";
import type { ShownChange } from "../../FieldChanges.tsx";
import { applyFieldEdits, type FieldEdits, listFieldChanges } from "../fields/fieldEdits.ts";
import { siteFields } from "./siteFields.ts";

/** The settings with what was typed. */
export function applyEdits(site: Site, edits: FieldEdits): Site {
  const next = applyFieldEdits(siteFields, site, edits);
  // The flags mean nothing without an address.
  if (next.merchantEmails?.to === undefined) delete next.merchantEmails;
  // A question that is not put leads no visitor away.
  if (next.ageNotice?.minimumAge === undefined) {
    if (site.ageNotice == null) delete next.ageNotice;
    else next.ageNotice = null;
  }
  // The contract has both addresses of a pair, or none.
  if (next.api) next.api = { ...SITE_ADDRESSES.api, ...next.api };
  if (next.assets) next.assets = { ...SITE_ADDRESSES.assets, ...next.assets };
  // A sentence has English, or is not there.
  const texts = Object.entries(next.texts ?? {}).filter(([, { text }]) => text !== undefined);
  if (texts.length > 0) next.texts = Object.fromEntries(texts);
  else delete next.texts;
  return next;
}

/** The fields in which two settings of a site differ. */
export const listSiteChanges = (before: Site, after: Site, text: Text): ShownChange[] =>
  listFieldChanges(siteFields, before, after, text);
