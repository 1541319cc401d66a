import type { Draft, MerchantDraft } from "../types.ts";

type DraftFacts = Pick<
  MerchantDraft,
  "state" | "language" | "lines" | "email" | "address" | "promotion" | "message" | "expiresAt" | "lastDay"
>;

/** A draft for the holder of its link: undefined when it is closed or expired, without its buyer once it is paid. */
export function presentDraft(draft: DraftFacts): Draft | undefined {
  const { state, language, lines, promotion, expiresAt, lastDay } = draft;
  if (state !== "open" && state !== "paid") return undefined;
  const { email, address, message } =
    state === "open" ? draft : { email: null, address: null, message: null };
  return { state, language, lines, email, address, promotion, message, expiresAt, lastDay };
}
