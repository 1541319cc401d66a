import { usePaymentModel } from "../../PaymentContext.ts";

/** The provider's own icon, from its session. */
export function KlarnaMark() {
  const { bnpl } = usePaymentModel();
  const icon = bnpl?.payment_method_categories[0]?.asset_urls.descriptive;
  // The label names it.
  return icon ? <img src={icon} alt="" height={24} className="h-6 w-auto" /> : null;
}
