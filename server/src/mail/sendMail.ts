import { readOrder } from "../checkout/store.ts";
import type { Services } from "../context.ts";
import type { Job } from "../jobs/store.ts";
import { orderConfirmation } from "./orderConfirmation.ts";
import { paymentReleased, type ReleasedPayment } from "./paymentReleased.ts";

/** Writes the letter a job asks for, by its template, and hands it over. */
export async function sendMail(
  { store, mail }: Pick<Services, "store" | "mail">,
  payload: Job["payload"],
): Promise<void> {
  switch (payload.template) {
    case "order-confirmation": {
      const order = await readOrder(store.db, String(payload.order_id));
      if (order !== undefined) await mail.send(orderConfirmation(order));
      return;
    }
    case "payment-released":
      return await mail.send(paymentReleased(payload as unknown as ReleasedPayment));
    default:
      throw new Error(`no letter is called ${String(payload.template)}`);
  }
}
