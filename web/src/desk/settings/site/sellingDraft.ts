import type { Currency, Language, Region, Site } from "@velours/sdk/types";
import type { Text } from "../../../platform/text/useText.ts";
import { m } from "../../desk.ts";
import type { ShownChange } from "../../FieldChanges.tsx";
import { formatLanguage } from "../../formatLanguage.ts";

/** A region while it is edited; the id is its own as long as the form is open. */
export interface RegionDraft {
  id: number;
  region: Region;
}

/** Edited lists; one that nobody touched is not in it. */
export interface SellingEdits {
  languages?: Pick<Site["languages"], "default" | "supported">;
  currencies?: readonly Currency[];
  regions?: readonly RegionDraft[];
}

export const readRegions = ({ regions }: Site, edits: SellingEdits): readonly RegionDraft[] =>
  edits.regions ?? regions.map((region, id) => ({ id, region }));

/** A country that nothing is typed of yet, sold to as the last one is. */
export function addRegion(site: Site, edits: SellingEdits): SellingEdits {
  const drafts = readRegions(site, edits);
  const last = drafts.at(-1)?.region;
  const currency = last?.currency ?? (edits.currencies ?? site.currencies)[0] ?? "USD";
  const region = { label: "", country: "", currency, fulfillment: last?.fulfillment ?? "" };
  const id = Math.max(-1, ...drafts.map((draft) => draft.id)) + 1;
  return { ...edits, regions: [...drafts, { id, region }] };
}

/** The region with what was typed; a new country brings its names where there are none. */
export function editRegion(region: Region, change: Partial<Region>): Region {
  const next = { ...region, ...change };
  if (next.label_fr === "") delete next.label_fr;
  const { country } = change;
  if (country === undefined || !/^[A-Z]{2}$/.test(country)) return next;
  const name = (language: Language) =>
    new Intl.DisplayNames(language, { type: "region", fallback: "none" }).of(country);
  const [english, french] = [name("en"), name("fr")];
  if (next.label === "" && english !== undefined) next.label = english;
  if (next.label_fr === undefined && french !== undefined) next.label_fr = french;
  return next;
}

/** The settings with the edited lists. */
export function applySelling(site: Site, { languages, currencies, regions }: SellingEdits): Site {
  const next = {
    ...site,
    ...(languages && { languages: { ...site.languages, ...languages } }),
    ...(currencies && { currencies: [...currencies] }),
    ...(regions && { regions: regions.map(({ region }) => region) }),
  };
  const isSame = (["languages", "currencies", "regions"] as const).every(
    (name) => JSON.stringify(next[name]) === JSON.stringify(site[name]),
  );
  return isSame ? site : next;
}

/** The differences in where, in which currencies and in which languages a site sells. */
export function listSellingChanges(before: Site, after: Site, text: Text, language: Language): ShownChange[] {
  const spoken = ({ languages }: Site) =>
    languages.supported.map((each) => formatLanguage(each, language)).join(", ");
  const usual = ({ languages }: Site) => formatLanguage(languages.default, language);
  const countries = ({ regions }: Site) => regions.map(({ country }) => country);
  const kept = countries(before).filter((country) => countries(after).includes(country));
  const order = countries(after).filter((country) => kept.includes(country));
  const row = (path: string, label: string, from: string | null, to: string | null): ShownChange[] =>
    from === to ? [] : [{ path, label, before: from, after: to }];
  return [
    ...row("languages.default", text(m.desk_site_language_default), usual(before), usual(after)),
    ...row("languages.supported", text(m.desk_site_language_spoken), spoken(before), spoken(after)),
    ...row(
      "currencies",
      text(m.desk_site_currencies),
      before.currencies.join(", "),
      after.currencies.join(", "),
    ),
    ...[...new Set([...countries(before), ...countries(after)])].flatMap((country) => {
      const find = ({ regions }: Site) => regions.find((region) => region.country === country);
      const [former, next] = [find(before), find(after)];
      return row(`regions ${country}`, country, describe(former), describe(next));
    }),
    ...row("regions order", text(m.desk_site_countries), kept.join(", "), order.join(", ")),
  ];
}

function describe(region: Region | undefined): string | null {
  if (region === undefined) return null;
  const { label, label_fr, currency, fulfillment } = region;
  return [label, label_fr, currency, fulfillment].filter(Boolean).join(" · ");
}
