/** All that compiled messages need of Paraglide's runtime: `useText` always names the locale. */
export const experimentalStaticLocale = undefined;

export function getLocale(): never {
  throw new Error("A message was asked for without a locale: use useText or textIn.");
}
