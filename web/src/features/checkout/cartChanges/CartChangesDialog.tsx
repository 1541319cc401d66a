import { getErrorMessage } from "@velours/sdk/errors";
import { sizedImage } from "@velours/sdk/rules";
import type { CartLine, CartValidationError, Currency } from "@velours/sdk/types";
import { useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { m, type Text, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Modal } from "../../../platform/ui/Modal.tsx";
import { useOptionWords } from "../../cart/useOptionWords.ts";
import { Money } from "../summary/Money.tsx";
import { type ValidationMessage, validationItems } from "./validationItems.ts";

interface Props {
  error: CartValidationError;
  lines: readonly CartLine[];
  promotion: { name: string } | null;
  currency: Currency;
  /** Until it is done the modal stays. */
  onClose: () => Promise<void>;
}

/** Changes that the shop found in a cart, and its price now. */
export function CartChangesDialog({ error, lines, promotion, currency, onClose }: Props) {
  const text = useText();
  const { language } = useShop();
  const say = useOptionWords();
  const [busy, setBusy] = useState(false);
  // The list must not follow the cart during the repair.
  const [items] = useState(() => validationItems(error, lines, promotion));
  const denied = error.status === "deny";

  async function close() {
    if (busy) return;
    setBusy(true);
    await onClose().finally(() => setBusy(false));
  }

  return (
    <Modal open onClose={() => void close()} dismissible={false} title={text(m.cart_changed_title)}>
      <ul className="mt-5 flex flex-col divide-y divide-line">
        {items.map((item) => (
          <li key={item.key} className="flex items-center gap-4 py-4 first:pt-0">
            {item.image && (
              <img
                src={sizedImage(item.image)}
                alt=""
                width={64}
                height={64}
                className="size-16 shrink-0 rounded-md border border-line object-contain"
              />
            )}
            <div className="min-w-0 flex-1">
              {item.title && <p className="font-semibold">{item.title}</p>}
              {item.options && <p className="text-sm text-ink-faint">{say(item.options)}</p>}
              {item.messages.map((message) => (
                <p key={JSON.stringify(message)} className="text-sm text-ink-soft">
                  {message.kind === "prices" ? (
                    <Money amount={message.new} former={message.old} currency={currency} />
                  ) : message.kind === "quantity" ? (
                    text(m.validation_quantity, { units: message.units })
                  ) : message.kind === "server" ? (
                    getErrorMessage(message, language)
                  ) : message.kind === "promotion" ? (
                    text(m.validation_promotion, {
                      promotion: message.promotion,
                      message: getErrorMessage(message, language),
                    })
                  ) : (
                    words(text, message.kind)
                  )}
                </p>
              ))}
            </div>
          </li>
        ))}
      </ul>
      <Button wide size="large" busy={busy} onClick={() => void close()} className="mt-4">
        {text(denied ? m.go_back_to_shopping : m.continue_to_checkout)}
      </Button>
    </Modal>
  );
}

function words(
  text: Text,
  kind: Exclude<ValidationMessage["kind"], "prices" | "quantity" | "server" | "promotion">,
): string {
  switch (kind) {
    case "unavailable":
      return text(m.validation_unavailable);
    case "variant":
      return text(m.validation_variant);
    case "inventory":
      return text(m.validation_inventory);
    case "toPreorder":
      return text(m.validation_to_preorder);
    case "toInstock":
      return text(m.validation_to_instock);
    case "bundles":
      return text(m.validation_bundles);
    case "type":
      return text(m.validation_type);
    case "freeGift":
      return text(m.validation_free_gift);
  }
}
