import type { Proposal } from "@velours/sdk/types";
import { expect, test } from "vitest";
import { textIn } from "../../platform/text/useText.ts";
import { proposalTitle } from "./proposalTitle.ts";

const giftCard = { site: "boutique", currency: "USD", amount: "500.00", reason: "Sorry" };

test.each([
  [undefined, "Issue a gift card of $500.00"],
  [{ email: "ada@example.com" }, "Issue a gift card of $500.00 to ada@example.com"],
])("a gift card for %j is proposed as %s", (recipient, title) => {
  const proposal = { operation: "issueGiftCard", giftCard: { ...giftCard, ...(recipient && { recipient }) } };
  expect(proposalTitle(proposal as Proposal, textIn("en-US"))).toBe(title);
});
