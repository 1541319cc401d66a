import type { BnplSession } from "@velours/sdk/types";
import { loadKlarna } from "./klarnaKit.ts";

/** Shows what Klarna says of this purchase in `container`, a selector; false when it does not offer itself. */
export async function showKlarna(url: string, session: BnplSession, container: string): Promise<boolean> {
  const category = session.payment_method_categories[0]?.name;
  if (!category) return false;
  const kit = await loadKlarna(url);
  kit.init({ client_token: session.client_token });
  return new Promise((resolve) => {
    kit.load({ container, payment_method_category: category }, {}, ({ show_form }) => resolve(show_form));
  });
}
