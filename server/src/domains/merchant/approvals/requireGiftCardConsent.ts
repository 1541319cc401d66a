import type { Context } from "../../../platform/context.ts";
import type { Input } from "../../../platform/contract.ts";
import type { Transaction } from "../../../platform/store/schema.ts";
import { sumIssuedBy } from "../../giftcards/store/merchantGiftCards.ts";
import { describeKey } from "../describeKey.ts";
import { listKeysOf } from "../store/merchantKeys.ts";
import { findCallerMember } from "./findCallerMember.ts";
import { getProposer } from "./getProposer.ts";
import { requireConsent } from "./requireConsent.ts";

/**
 * Weighs the gift card that was issued last, together with all that this person and the keys they made issued within a day:
 * many small ones are a large one. `requireRecipient` refuses a card without one, whose code nobody would read.
 */
export async function requireGiftCardConsent(
  trx: Transaction,
  context: Pick<Context, "approval" | "merchant">,
  { headers, body }: Pick<Input<"issueGiftCard">, "headers" | "body">,
  requireRecipient: () => void,
): Promise<void> {
  const issuer = getProposer(context);
  const person = await findCallerMember(trx, issuer);
  const own = describeKey({ merchant: issuer });
  const keys = person === null ? [] : await listKeysOf(trx, person);
  const actors = keys.map(({ id, name }) => describeKey({ merchant: { kind: "key", id, name } }));
  const owner = person === null ? own : `staff ${person}`;
  const issued = await sumIssuedBy(trx, [own, owner, ...actors], owner);
  await requireConsent(
    trx,
    context,
    ({ giftCardAbove = Number.POSITIVE_INFINITY }) => {
      if (issued <= giftCardAbove) return false;
      requireRecipient();
      return true;
    },
    {
      operation: "issueGiftCard",
      site: body.site,
      orderId: null,
      request: { params: {}, headers: { "idempotency-key": headers["idempotency-key"] }, body },
      about: { giftCard: body },
    },
  );
}
