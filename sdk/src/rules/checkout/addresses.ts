import type { Address, Currency, Language, Region } from "../../types.ts";

/** Names by code: the 48 contiguous states, DC, GU and PR. */
export const US_STATES: Readonly<Record<string, string>> = {
  AL: "Alabama",
  AZ: "Arizona",
  AR: "Arkansas",
  CA: "California",
  CO: "Colorado",
  CT: "Connecticut",
  DE: "Delaware",
  DC: "District of Columbia",
  FL: "Florida",
  GA: "Georgia",
  GU: "Guam",
  ID: "Idaho",
  IL: "Illinois",
  IN: "Indiana",
  IA: "Iowa",
  KS: "Kansas",
  KY: "Kentucky",
  LA: "Louisiana",
  ME: "Maine",
  MD: "Maryland",
  MA: "Massachusetts",
  MI: "Michigan",
  MN: "Minnesota",
  MS: "Mississippi",
  MO: "Missouri",
  MT: "Montana",
  NE: "Nebraska",
  NV: "Nevada",
  NH: "New Hampshire",
  NJ: "New Jersey",
  NM: "New Mexico",
  NY: "New York",
  NC: "North Carolina",
  ND: "North Dakota",
  OH: "Ohio",
  OK: "Oklahoma",
  OR: "Oregon",
  PA: "Pennsylvania",
  PR: "Puerto Rico",
  RI: "Rhode Island",
  SC: "South Carolina",
  SD: "South Dakota",
  TN: "Tennessee",
  TX: "Texas",
  UT: "Utah",
  VT: "Vermont",
  VA: "Virginia",
  WA: "Washington",
  WV: "West Virginia",
  WI: "Wisconsin",
  WY: "Wyoming",
};

/** Beside them: the other states, territories and military posts that USPS delivers to. */
const OTHER_US_STATES: Readonly<Record<string, string>> = {
  AK: "Alaska",
  AS: "American Samoa",
  AA: "Armed Forces Americas",
  AE: "Armed Forces Europe",
  AP: "Armed Forces Pacific",
  HI: "Hawaii",
  MP: "Northern Mariana Islands",
  VI: "U.S. Virgin Islands",
};

/** French names where they differ. */
const STATES_FR: Readonly<Record<string, string>> = {
  AS: "Samoa américaines",
  AA: "Forces armées – Amériques",
  AE: "Forces armées – Europe",
  AP: "Forces armées – Pacifique",
  CA: "Californie",
  NC: "Caroline du Nord",
  SC: "Caroline du Sud",
  ND: "Dakota du Nord",
  SD: "Dakota du Sud",
  DC: "District de Columbia",
  FL: "Floride",
  GA: "Géorgie",
  HI: "Hawaï",
  LA: "Louisiane",
  MP: "Îles Mariannes du Nord",
  NM: "Nouveau-Mexique",
  PA: "Pennsylvanie",
  PR: "Porto Rico",
  VA: "Virginie",
  VI: "Îles Vierges américaines",
  WV: "Virginie-Occidentale",
};

/** English names by code. */
export const CANADIAN_PROVINCES: Readonly<Record<string, string>> = {
  AB: "Alberta",
  BC: "British Columbia",
  MB: "Manitoba",
  NB: "New Brunswick",
  NL: "Newfoundland and Labrador",
  NS: "Nova Scotia",
  NT: "Northwest Territories",
  NU: "Nunavut",
  ON: "Ontario",
  PE: "Prince Edward Island",
  QC: "Quebec",
  SK: "Saskatchewan",
  YT: "Yukon",
};

/** French names where they differ. */
const PROVINCES_FR: Readonly<Record<string, string>> = {
  BC: "Colombie-Britannique",
  NB: "Nouveau-Brunswick",
  NL: "Terre-Neuve-et-Labrador",
  NS: "Nouvelle-Écosse",
  NT: "Territoires du Nord-Ouest",
  PE: "Île-du-Prince-Édouard",
  QC: "Québec",
};

const STATES: Readonly<Record<string, Record<Language, Readonly<Record<string, string>>>>> = {
  US: { en: { ...US_STATES, ...OTHER_US_STATES }, fr: STATES_FR },
  CA: { en: CANADIAN_PROVINCES, fr: PROVINCES_FR },
};

/** Options of the state field by name, or null for free text. */
export function getStates(
  country: string | null | undefined,
  language: Language = "en",
): { code: string; name: string }[] | null {
  const names = STATES[country ?? ""];
  if (names === undefined) return null;
  return Object.entries({ ...names.en, ...names[language] })
    .map(([code, name]) => ({ code, name }))
    .sort((a, b) => a.name.localeCompare(b.name, language));
}

/** 'Zip Code' for US, 'Postal Code' for any other country. */
export const zipLabel = (country: string | null | undefined): "zipCode" | "postalCode" =>
  country === "US" ? "zipCode" : "postalCode";

/** Regions one can ship to: those whose currency is the current one. */
export const regionsOfCurrency = <R extends Pick<Region, "currency">>(
  regions: readonly R[],
  currency: Currency,
): R[] => regions.filter((region) => region.currency === currency);

/** The fields shipping options need. */
export const SHIPPING_OPTION_FIELDS = ["address1", "state", "city", "country", "zipcode"] as const;

/**
 * Shipping options may be requested when all five fields are there, none with an error. `errors` is what the
 * form's validator says by field.
 */
export const canQuoteShipping = (
  address: Address | null | undefined,
  errors: Readonly<Record<string, unknown>> = {},
): boolean => SHIPPING_OPTION_FIELDS.every((field) => Boolean(address?.[field]?.trim()) && !errors[field]);

/** The billing address on entering payment: the shipping one when at most one key is stored. */
export const billingOnPayment = (
  billing: Address | null | undefined,
  shipping: Address | null | undefined,
): Address => {
  const stored = Object.values(billing ?? {}).filter(
    (value) => value !== null && value !== undefined && value !== "",
  );
  return stored.length <= 1 ? { ...shipping } : { ...billing };
};
