import type { Context } from "../../platform/context.ts";

/** A merchant's key as records name it. */
export const describeKey = ({ merchantKey }: Pick<Context, "merchantKey">): string =>
  merchantKey === undefined ? "no key" : `key ${merchantKey.id} (${merchantKey.name})`;
