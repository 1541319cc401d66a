import type { Site } from "@velours/sdk/types";
import { m } from "../../../platform/text/m.ts";
import type { Text } from "../../../platform/text/useText.ts";
import type { ShownChange } from "../../FieldChanges.tsx";
import { type SiteField, siteFields } from "./siteFields.ts";

/** Typed values by the paths of their fields; fields that nobody touched are not in it. */
export type SiteEdits = Readonly<Record<string, string | boolean>>;

type Values = Record<string, unknown>;

/** The value of a setting as its field shows it: empty where it is not set. */
export function readField(site: Site, { path, kind }: SiteField): string | boolean {
  const [name = "", child] = path.split(".");
  const own = (site as unknown as Values)[name];
  const value = child === undefined ? own : (own as Values | undefined)?.[child];
  if (kind === "flag") return value === true;
  return value == null ? "" : String(value);
}

/** The settings with what was typed. All others stay as they are, so those of somebody else meanwhile do, too. */
export function applyEdits(site: Site, edits: SiteEdits): Site {
  const next: Values = { ...site };
  for (const field of siteFields) {
    const edit = edits[field.path];
    const typed = typeof edit === "string" ? edit.trim() : edit;
    if (typed !== undefined && typed !== readField(site, field)) setField(next, field, typed);
  }
  // The flags mean nothing without an address.
  if ((next.merchantEmails as Values | undefined)?.to === undefined) delete next.merchantEmails;
  return next as unknown as Site;
}

function setField(site: Values, { path, kind }: SiteField, typed: string | boolean): void {
  const [name = "", child] = path.split(".");
  const value = kind === "whole" || kind === "amount" ? Number(typed) : typed;
  const own = child === undefined ? site : { ...(site[name] as Values | undefined) };
  if (typed === "") delete own[child ?? name];
  else own[child ?? name] = value;
  if (child === undefined) return;
  if (Object.keys(own).length > 0) site[name] = own;
  else delete site[name];
}

/** The fields in which two settings of a site differ. */
export const listSiteChanges = (before: Site, after: Site, text: Text): ShownChange[] =>
  siteFields.flatMap((field) => {
    const pair = [readField(before, field), readField(after, field)] as const;
    if (pair[0] === pair[1]) return [];
    const [from, to] = pair.map((value) => showValue(value, text)) as [string | null, string | null];
    return [{ path: field.path, label: text(field.label), before: from, after: to }];
  });

function showValue(value: string | boolean, text: Text): string | null {
  if (typeof value === "boolean") return text(value ? m.desk_log_yes : m.desk_log_no);
  return value === "" ? null : value;
}
