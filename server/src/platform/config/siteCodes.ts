/** Codes of the sites that sell. */
export const siteCodes = ["boutique", "outlet", "closet"] as const;
