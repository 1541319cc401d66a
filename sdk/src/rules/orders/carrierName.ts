/** Names that carriers write in capitals. */
const NAMES: Readonly<Record<string, string>> = {
  usps: "USPS",
  ups: "UPS",
  dhl: "DHL",
  dpd: "DPD",
  gls: "GLS",
  fedex: "FedEx",
};

/** A carrier's name as shoppers know it, however the merchant's system writes it. */
export const carrierName = (carrier: string): string =>
  carrier.replace(/[A-Za-z]+/g, (word) => NAMES[word.toLowerCase()] ?? word);
