/** Feature flags of a site by name. */
export type Flags = Readonly<Record<string, unknown>>;

/** The pricing or recommendation strategy, sent as configuration[strategy]; without one nothing is sent. */
export const getStrategy = (flags: Flags): string | undefined => {
  const { elasticity } = flags;
  return typeof elasticity === "string" && elasticity !== "" ? elasticity : undefined;
};

/** Where the review site shows in checkout: its logo ('enhanced'), its badge ('control'), or nowhere. */
export const reviewBadge = (flags: Flags): "logo" | "badge" | null => {
  const value = flags.trustpilot_checkout_april_21_2025;
  if (value === "enhanced") return "logo";
  return value === "control" ? "badge" : null;
};

/** Product protection shows its price and a short explanation. */
export const isProtectionEnhanced = (flags: Flags): boolean =>
  flags.show_product_protection_october_2025 === "enhanced";
