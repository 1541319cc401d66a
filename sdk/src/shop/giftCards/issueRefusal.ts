import type { GiftCardIssueInput, Site } from "../../types.ts";
import { type ErrorResponse, refuse } from "../refuse.ts";

const refuseField = (field: string, text: string): ErrorResponse<"validationError"> =>
  refuse("validationError", { [field]: text }, { values: { text } });

/** Why no such gift card is issued on its site, undefined where that is not there; or null. */
export function issueRefusal(
  { currency }: Pick<GiftCardIssueInput, "currency">,
  site: Pick<Site, "currencies"> | undefined,
): ErrorResponse<"validationError"> | null {
  if (site === undefined) return refuseField("site", "There is no such site");
  return site.currencies.includes(currency)
    ? null
    : refuseField("currency", `The site sells in ${site.currencies.join(", ")}`);
}

/** The refusal of a card without an address, whose code nobody would read once another person approved it. */
export const recipientRefusal = (): ErrorResponse<"validationError"> =>
  refuseField("recipient", "A card that waits for another person is sent by email: name its recipient");
