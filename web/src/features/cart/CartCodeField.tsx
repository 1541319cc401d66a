import { parseCode } from "@velours/sdk/rules";
import { useActionState } from "react";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { codeError } from "./codeError.ts";
import { CODE_FORM_ID, focusById, REMOVE_GIFT_CARD_ID, REMOVE_PROMOTION_ID } from "./focusSoon.ts";
import { useCart } from "./useCart.ts";
import { useCartActions } from "./useCartActions.ts";

/**
 * A single field for promo codes and gift cards, while one of the two is still absent; its error stays
 * visible.
 */
export function CartCodeField() {
  const text = useText();
  const cartActions = useCartActions();
  const { state, cart } = useCart();
  const { promotion, giftCard } = state;
  const [typed, apply, busy] = useActionState(async (_: string, form: FormData) => {
    const code = String(form.get("code") ?? "");
    await cartActions.applyCode(code);
    const applied = cart.get();
    if (applied.promotion.data && applied.giftCard.data)
      focusById(parseCode(code).kind === "promotion" ? REMOVE_PROMOTION_ID : REMOVE_GIFT_CARD_ID);
    // A refused code stays in the field for correction.
    return codeError(applied) ? code : "";
  }, "");
  const error = codeError(state)?.message;
  if (promotion.data && giftCard.data) return error ? <Notice tone="bad">{error}</Notice> : null;
  return (
    <form id={CODE_FORM_ID} action={apply} noValidate>
      <Field
        name="code"
        defaultValue={typed}
        label={text(m.code_label)}
        error={error}
        autoComplete="off"
        autoCapitalize="characters"
        spellCheck={false}
        after={
          <Button type="submit" size="small" variant="text" busy={busy} className="px-4!">
            {text(m.apply)}
          </Button>
        }
      />
    </form>
  );
}
