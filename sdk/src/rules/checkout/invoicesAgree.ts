import type { Invoice } from "../../types.ts";
import { toMinor } from "../money.ts";

type Agreed = Pick<Invoice, "total" | "currency">;

/** Whether the invoice a shopper agreed to and the server's own ask for the same money, to the cent. */
export const invoicesAgree = (sent: Agreed, own: Agreed): boolean =>
  sent.currency === own.currency && toMinor(sent.total) === toMinor(own.total);
