import type { AddressCompletion, VerifiedAddress } from "../AddressProvider.ts";

export interface Place {
  id: string;
  text: string;
  type: "Address" | "Container" | "BuildingNumber";
  description: string;
  country: string;
  /** The suggestion one must look into to see this one. */
  inside?: string;
  address?: VerifiedAddress;
}

const createPlace = (
  text: string,
  [city, state, zip, country]: readonly [string, string, string, string],
  more: Partial<Place> & { parts?: VerifiedAddress } = {},
): Place => {
  const { parts, ...rest } = more;
  return {
    id: `sandbox-${text.toLowerCase().replace(/[^a-z0-9]+/g, "-")}`,
    text,
    type: "Address",
    description: `${city}, ${state} ${zip}`,
    country,
    address: {
      line1: text,
      line2: null,
      city,
      provinceCode: state,
      postalOrZip: zip,
      countryCode: country,
      firstname: null,
      lastname: null,
      ...parts,
    },
    ...rest,
  };
};

const austin = ["Austin", "TX", "78701", "US"] as const;
const portland = ["Portland", "OR", "97205", "US"] as const;
const plaza = "sandbox-main-plaza";
const avenue = "sandbox-40-main-avenue";
const trees = ["Alder", "Birch", "Cedar", "Dogwood", "Elm", "Fir", "Ginkgo", "Hazel", "Ivy", "Juniper"];

/**
 * The places that the sandbox knows: 'main' finds one of each type, 'st' finds twelve. The country of an address
 * is in lower case, of another missing, and one has spaces around every part.
 */
export const places: readonly Place[] = [
  createPlace("12 Main Road", austin),
  createPlace("Main Plaza", ["San Antonio", "TX", "78205", "US"], { type: "Container" }),
  createPlace("40 Main Avenue", ["Scranton", "PA", "18504", "US"], { type: "BuildingNumber" }),
  ...["1", "2", "3"].map((unit) =>
    createPlace(`Main Plaza, Unit ${unit}`, ["San Antonio", "TX", "78205", "US"], {
      inside: plaza,
      parts: { line1: "100 Main Plaza", line2: `Unit ${unit}` },
    }),
  ),
  ...["A", "B"].map((flat) =>
    createPlace(`40 Main Avenue, Flat ${flat}`, ["Scranton", "PA", "18504", "US"], {
      inside: avenue,
      parts: { line1: "40 Main Avenue", line2: `Flat ${flat}` },
    }),
  ),
  ...trees.map((tree, index) => createPlace(`${100 + index} ${tree} St`, portland)),
  createPlace("200 Keystone Lane, St Paul", ["St Paul", "MN", "55101", "US"], {
    parts: { line1: "200 Keystone Lane", countryCode: "us" },
  }),
  createPlace("31 Stone Court", ["Boise", "ID", "83702", "US"], { parts: { countryCode: null } }),
  createPlace("742 Evergreen Terrace", ["Reno", "NV", "89501", "US"], {
    parts: { line1: "  742 Evergreen Terrace ", city: " Reno ", postalOrZip: " 89501 ", countryCode: " US " },
  }),
  createPlace("290 Bremner Boulevard", ["Toronto", "ON", "M5V 3L9", "CA"]),
  createPlace("18 Rue des Lilas", ["Lyon", "", "69008", "FR"], { description: "69008 Lyon" }),
  createPlace("7 Kings Parade", ["Cambridge", "", "CB2 1SJ", "GB"], { description: "Cambridge CB2 1SJ" }),
];

/** Places whose words begin with all the typed words, with the matching ranges. */
export function placesLike(typed: string): AddressCompletion[] {
  const words = typed.toLowerCase().split(/\s+/).filter(Boolean);
  return places.flatMap((candidate) => {
    if (candidate.inside !== undefined) return [];
    const ranges = words.map((word) => findRange(candidate.text, word));
    return ranges.includes(undefined) ? [] : toSandboxCompletion(candidate, ranges.join());
  });
}

/** Addresses behind a suggestion. */
export const placesInside = (container: string): AddressCompletion[] =>
  places.filter(({ inside }) => inside === container).map((candidate) => toSandboxCompletion(candidate, ""));

const toSandboxCompletion = (
  { id, text, type, description }: Place,
  highlight: string,
): AddressCompletion => ({
  id,
  text,
  highlight,
  type,
  description,
});

/** 'start-end' of the first word that begins so. */
function findRange(text: string, word: string): string | undefined {
  for (const match of text.toLowerCase().matchAll(/[^\s,]+/g)) {
    if (match[0].startsWith(word)) return `${match.index}-${match.index + word.length}`;
  }
  return undefined;
}
