import type { Checkout } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { isPayable } from "./store.ts";

/** False when a checkout names a draft that cannot be paid; the store is not read for one that names none. */
export const isDraftPayable = async (
  { store, site }: Pick<Context, "store" | "site">,
  { draft }: Pick<Checkout, "draft">,
): Promise<boolean> => draft === undefined || (await isPayable(store.db, { token: draft, site }));
