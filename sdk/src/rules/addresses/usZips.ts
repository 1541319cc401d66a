/**
 * First three digits of the ZIP codes of each state, territory and military post, as USPS assigns them
 * (Publication 65, National Five-Digit ZIP Code and Post Office Directory).
 */
export const ZIP_PREFIXES: Readonly<Record<string, string>> = {
  AA: "340",
  AE: "090-099",
  AK: "995-999",
  AL: "350-352,354-369",
  AP: "962-966",
  AR: "716-729",
  AS: "967",
  AZ: "850-853,855-857,859-860,863-865",
  CA: "900-908,910-928,930-961",
  CO: "800-816",
  CT: "060-069",
  DC: "200,202-205,569",
  DE: "197-199",
  FL: "320-339,341-342,344,346-347,349",
  GA: "300-319,398-399",
  GU: "969",
  HI: "967-968",
  IA: "500-528",
  ID: "832-838",
  IL: "600-620,622-629",
  IN: "460-479",
  KS: "660-662,664-679",
  KY: "400-427",
  LA: "700-701,703-708,710-714",
  MA: "010-027,055",
  MD: "206-212,214-219",
  ME: "039-049",
  MI: "480-499",
  MN: "550-551,553-567",
  MO: "630-631,633-641,644-658",
  MP: "969",
  MS: "386-397",
  MT: "590-599",
  NC: "270-289",
  ND: "580-588",
  NE: "680-681,683-693",
  NH: "030-038",
  NJ: "070-089",
  NM: "870-871,873-875,877-884",
  NV: "889-891,893-895,897-898",
  NY: "005,063,100-149",
  OH: "430-459",
  OK: "730-731,734-741,743-749",
  OR: "970-979",
  PA: "150-196",
  PR: "006-007,009",
  RI: "028-029",
  SC: "290-299",
  SD: "570-577",
  TN: "370-385",
  TX: "733,750-770,772-799,885",
  UT: "840-847",
  VA: "201,220-246",
  VI: "008",
  VT: "050-054,056-059",
  WA: "980-986,988-994",
  WI: "530-532,534-535,537-549",
  WV: "247-268",
  WY: "820-831,834",
};

/** Post offices whose ZIP codes reach over a border, where the other state is the one the code begins like. */
const OVER_THE_BORDER: Readonly<Record<string, string>> = {
  AR: "75502,71749",
  AZ: "84536",
  CA: "97635,89439,89019",
  CO: "69140,84535",
  KY: "37079,42223",
  MT: "57724,82801",
  NM: "81137,86515",
  NV: "89439",
  NE: "57735,57717",
  OK: "73949,67950",
  SD: "58623,58653,51001",
  ND: "57638,57648,56744",
  TN: "42223,38079",
  TX: "73949,88430",
  UT: "86044,82930",
  WA: "97835,83854",
  WY: "59066,57717,57783,69212,82082",
};

/** Codes that USPS has never given out; the sandbox's documents use them to make services fail. */
export const TEST_ZIPS: readonly string[] = ["00000", "20000"];

export function isZipInState(state: string, zipcode: string): boolean {
  const prefix = zipcode.slice(0, 3);
  const ranges = (ZIP_PREFIXES[state] ?? "").split(",").map((range) => range.split("-"));
  return (
    ranges.some(([first = "", last = first]) => first !== "" && prefix >= first && prefix <= last) ||
    (OVER_THE_BORDER[state]?.split(",").includes(zipcode.slice(0, 5)) ?? false)
  );
}
