import { isCardExpired } from "@velours/sdk/rules";
import type { SavedCard } from "@velours/sdk/types";
import { useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { serverNow } from "../../../platform/browser/serverClock.ts";
import { useQuery } from "../../../platform/queries/useQuery.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { cardTokenQuery } from "../queries.ts";

/** Start values of the gateway's kit, and a member's saved cards; fetched while something is left to pay. */
export function useCardToken(total: number) {
  const shop = useShop();
  const { buyer, cart } = useCheckout();
  const [chosen, chooseCard] = useState<string | null>(null);
  const [saves, setSaves] = useState(false);
  const { data, error, refetch } = useQuery({
    ...cardTokenQuery(shop, cart.currency, buyer.user?.id),
    enabled: total > 0 && !buyer.pending,
  });
  const { token: authorization = null, vaulted = false, creditCards: cards = [] } = data ?? {};
  const isExpired = ({ expirationDate }: SavedCard) => isCardExpired(expirationDate, serverNow());
  const usable = cards.filter((card) => !isExpired(card));
  return {
    authorization,
    /** Choice to keep a new card for the next order; undefined where it can't be. */
    save: vaulted ? { checked: saves, onChange: setSaves } : undefined,
    cards,
    isExpired,
    /** The chosen one; undefined where none can pay. */
    card: usable.find(({ token }) => token === chosen) ?? usable[0],
    chooseCard,
    error,
    refetch,
    /** A member's list of cards is on its way: nothing is chosen before it is there. */
    loading: total > 0 && (buyer.pending || (buyer.user !== null && !data && !error)),
  };
}

export type CardToken = ReturnType<typeof useCardToken>;
