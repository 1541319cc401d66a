/**
 * Why a code is no currency to sell in, as a sentence without its point; empty for one that is. All amounts of the shop
 * have two decimals, so a currency without cents, such as JPY, cannot be written.
 */
export function currencyReasons(code: string, path: string): string[] {
  if (!Intl.supportedValuesOf("currency").includes(code))
    return [`${path} is "${code}", which is no ISO 4217 code such as USD`];
  const { maximumFractionDigits } = new Intl.NumberFormat("en", {
    style: "currency",
    currency: code,
  }).resolvedOptions();
  return maximumFractionDigits === 2
    ? []
    : [`${path} is ${code}, which is not counted in hundredths as amounts are here`];
}
