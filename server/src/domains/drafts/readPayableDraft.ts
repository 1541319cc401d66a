import type { Checkout, DraftLine } from "@velours/sdk/types";
import type { Context } from "../../platform/context.ts";
import { readPayableLines } from "./store.ts";

/** The lines of the draft that a checkout names: null when it names none, undefined when it cannot be paid. */
export const readPayableDraft = async (
  { store, site }: Pick<Context, "store" | "site">,
  { draft }: Pick<Checkout, "draft">,
): Promise<readonly DraftLine[] | null | undefined> =>
  draft === undefined ? null : readPayableLines(store.db, { token: draft, site });
