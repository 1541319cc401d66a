import type { Site } from "@velours/sdk/types";

/**
 * Descriptor of card statements: the third store has its own, the same for every currency; null is the
 * account's.
 */
export const getDescriptor = ({ code, name }: Pick<Site, "code" | "name">): string | null =>
  code === "closet" ? `${name} USD` : null;
