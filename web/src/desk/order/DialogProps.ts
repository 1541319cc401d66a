import type { MerchantOrder } from "@velours/sdk/types";
import type { Message } from "../../platform/text/Message.ts";

export interface DialogProps {
  order: MerchantOrder;
  onClose: () => void;
  /** The order as it is afterwards, and the sentence that says so. */
  onDone: (order: MerchantOrder, note: Message<object>) => void;
}
