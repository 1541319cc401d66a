import type { Invoice } from "../../types.ts";
import { toMinor } from "../money.ts";

type Agreed = Pick<Invoice, "total" | "currency">;

/** True when the invoice a shopper agreed to and the server's own have the same total, to the cent. */
export const invoicesAgree = (sent: Agreed, own: Agreed): boolean =>
  sent.currency === own.currency && toMinor(sent.total) === toMinor(own.total);
