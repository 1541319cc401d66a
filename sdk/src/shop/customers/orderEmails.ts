import type { OrderEmailInput, OrderFacts } from "../../types.ts";
import { isErased } from "./withoutBuyer.ts";

type Template = OrderEmailInput["template"];

/** The emails of an order that can be sent again: those that it had, none without a buyer. */
export function orderEmails(order: OrderFacts): Template[] {
  if (isErased(order)) return [];
  const { status, shipments, refunds, returns } = order;
  const sent: Record<Template, boolean> = {
    confirmation: status !== "cancelled",
    shipped: Boolean(shipments?.length),
    refunded: Boolean(refunds?.length),
    returnRequested: Boolean(returns?.length),
    returnAnswered: Boolean(returns?.some(({ answer }) => answer)),
  };
  return (Object.keys(sent) as Template[]).filter((template) => sent[template]);
}
