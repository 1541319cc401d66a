import { canPayLater } from "@velours/sdk/rules";
import type { Invoice } from "@velours/sdk/types";
import { useShop } from "../../../platform/api/useShop.ts";
import { useQuery } from "../../../platform/queries/useQuery.ts";
import { useSite } from "../../../platform/sites/useSite.ts";
import { useCheckout } from "../CheckoutContext.ts";
import { bnplQuestion } from "../payloads.ts";
import { bnplSessionQuery } from "../queries.ts";
import type { PayingBuyer } from "./usePayment.ts";

/** Klarna's session for this purchase, and whether it offers itself for it. */
export function useKlarna(invoice: Invoice | null, buyer: PayingBuyer | null) {
  const shop = useShop();
  const { flags } = useSite();
  const { cart, invoice: quote } = useCheckout();
  const { bnplKit } = shop;
  const asks = Boolean(bnplKit && invoice && buyer?.email && canPayLater({ ...cart, flags }));
  const question =
    asks && invoice && buyer
      ? bnplQuestion(quote.payable, {
          email: buyer.email,
          billing: quote.address ? null : buyer.billing,
          shipping: quote.address,
          invoice,
        })
      : null;
  const session = useQuery(bnplSessionQuery(shop, question)).data;
  const shown = useQuery({
    queryKey: ["klarna shown", session?.client_token],
    queryFn: async () => {
      const { isKlarnaOffered } = await import("./methods/klarna/isKlarnaOffered.ts");
      return isKlarnaOffered(bnplKit ?? "", session!);
    },
    staleTime: Number.POSITIVE_INFINITY,
    enabled: Boolean(bnplKit && session),
  }).data;
  return { session: asks ? session : undefined, shown: asks && shown === true };
}
