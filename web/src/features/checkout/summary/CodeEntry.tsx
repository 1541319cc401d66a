import { parseCode } from "@velours/sdk/rules";
import { X } from "lucide-react";
import { type FormEvent, useRef, useState } from "react";
import { ChunkError } from "../../../platform/chunks/ChunkError.ts";
import { recover } from "../../../platform/chunks/recover.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { PlainButton } from "../../../platform/ui/PlainButton.tsx";
import { codeError } from "../../cart/codeError.ts";
import { focusSoon } from "../../cart/focusSoon.ts";
import { useLazyCartActions } from "../../cart/loadCartActions.ts";
import { useCheckout } from "../CheckoutContext.ts";

/** Entry of a promo code or gift card, shown while one of them is absent; an applied one can be removed. */
export function CodeEntry() {
  const text = useText();
  const cartActions = useLazyCartActions();
  const { state, store } = useCheckout().cart;
  const { promotion, giftCard } = state;
  const [code, setCode] = useState("");
  const [own, setOwn] = useState<string | null>(null);
  const [busy, setBusy] = useState(false);
  const box = useRef<HTMLDivElement>(null);
  const findAll = (selector: string) => [...(box.current?.querySelectorAll<HTMLElement>(selector) ?? [])];

  async function send(code: string) {
    const parsed = parseCode(code);
    if (parsed.kind === "empty") return setOwn(text(m.enter_code));
    setOwn(null);
    setBusy(true);
    try {
      await (await cartActions()).applyCode(code);
    } catch (error) {
      // The shop's refusals are in the cart's state.
      setOwn(text(m.there_was_an_error));
      if (error instanceof ChunkError) recover(error, { retry: () => void send(code) });
      return;
    } finally {
      setBusy(false);
    }
    const { promotion, giftCard } = store.get();
    // The field is gone: the way to take the code back is what is left of it.
    if (promotion.data && giftCard.data)
      focusSoon(() => findAll("button").at(parsed.kind === "promotion" ? 0 : -1));
    // A refused code stays in the field for correction.
    if (!codeError({ promotion, giftCard })) setCode("");
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    void send(code);
  }

  async function remove(what: "removePromotion" | "removeGiftCard") {
    try {
      await (await cartActions())[what]();
      focusSoon(() => findAll("input")[0]);
    } catch (error) {
      recover(error, { retry: () => void remove(what) });
    }
  }

  const entry = !promotion.data || !giftCard.data;
  const error = own ?? codeError({ promotion, giftCard })?.message;
  return (
    <div ref={box} className="flex flex-col gap-3 border-y border-line py-6">
      {entry && (
        <form onSubmit={submit} noValidate>
          <Field
            label={text(m.code_entry)}
            labelHidden
            name="code"
            placeholder={text(m.code_entry)}
            autoComplete="off"
            autoCapitalize="characters"
            spellCheck={false}
            value={code}
            error={error}
            hint={text(m.one_promo_code)}
            onChange={(event) => {
              setOwn(null);
              setCode(event.currentTarget.value);
            }}
            after={
              <Button type="submit" size="small" busy={busy}>
                {text(m.apply)}
              </Button>
            }
          />
        </form>
      )}
      {promotion.data && (
        <Applied code={promotion.data.name} onRemove={() => void remove("removePromotion")} />
      )}
      {giftCard.data && <Applied code={giftCard.data.code} onRemove={() => void remove("removeGiftCard")} />}
    </div>
  );
}

function Applied({ code, onRemove }: { code: string; onRemove: () => void }) {
  const text = useText();
  return (
    <p role="status" className="flex items-center justify-between gap-3 text-sm">
      <span className="font-semibold">{text(m.promo_code_applied, { code })}</span>
      <PlainButton
        aria-label={text(m.remove_code, { code })}
        onClick={onRemove}
        className="flex size-9 items-center justify-center rounded-full hover:bg-white"
      >
        <X aria-hidden="true" size={16} />
      </PlainButton>
    </p>
  );
}
