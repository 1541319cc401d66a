import { useRouter } from "@tanstack/react-router";
import {
  type CodeBoxes as Boxes,
  EMPTY_BOXES,
  eraseDigit,
  isCodeKey,
  isCompleteCode,
  joinDigits,
  pasteDigits,
  typeDigit,
} from "@velours/sdk/rules";
import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useRef, useState } from "react";
import { useShop } from "../../../platform/api/useShop.ts";
import { getData, useForm } from "../../../platform/forms/useForm.ts";
import { loadBelongings } from "../../../platform/session/loadBelongings.ts";
import { updateMember } from "../../../platform/session/updateMember.ts";
import { m, useText } from "../../../platform/text/useText.ts";
import { Button } from "../../../platform/ui/Button.tsx";
import { classes } from "../../../platform/ui/classes.ts";
import { FieldError } from "../../../platform/ui/Field.tsx";
import { fieldClass } from "../../../platform/ui/fieldClass.ts";
import { formatInput } from "../formatInput.ts";

const STEPS: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 };

/** The five digits in a box each; once all are there the code is told. */
function CodeBoxes({ label, onComplete }: { label: string; onComplete: (code: string) => void }) {
  const text = useText();
  const [boxes, setBoxes] = useState(EMPTY_BOXES);
  const group = useRef<HTMLFieldSetElement>(null);

  function move(next: Boxes) {
    setBoxes(next);
    group.current?.querySelectorAll("input")[next.focus]?.focus();
    const code = joinDigits(next);
    if (isCompleteCode(code) && code !== joinDigits(boxes)) onComplete(code);
  }

  function press(event: KeyboardEvent, box: number) {
    const at = { ...boxes, focus: box };
    if (event.key === "Unidentified") return;
    if (!isCodeKey(event)) return event.preventDefault();
    const step = STEPS[event.key];
    if (event.key === "Backspace") move(eraseDigit(at));
    else if (step) move({ ...at, focus: Math.min(Math.max(box + step, 0), boxes.digits.length - 1) });
    else if (/^\d$/.test(event.key) && !event.ctrlKey && !event.metaKey) move(typeDigit(at, event.key));
    else return;
    event.preventDefault();
  }

  function paste(event: ClipboardEvent, box: number) {
    event.preventDefault();
    move(pasteDigits({ ...boxes, focus: box }, event.clipboardData.getData("text").trim()));
  }

  /** Takes digits from a phone's keyboard or the browser's autofill. */
  function fill({ currentTarget }: FormEvent<HTMLInputElement>, box: number) {
    const digits = formatInput(currentTarget);
    move(pasteDigits({ ...boxes, focus: box }, digits.length === 5 ? digits : digits.slice(-1)));
  }

  return (
    <fieldset ref={group} className="flex gap-2">
      <legend className="mb-1.5 text-sm font-semibold">{label}</legend>
      {boxes.digits.map((digit, box) => (
        <input
          // biome-ignore lint/suspicious/noArrayIndexKey: a box is its place
          key={box}
          name={`code-${box + 1}`}
          aria-label={text(m.digit_n, { n: box + 1 })}
          inputMode="numeric"
          autoComplete={box === 0 ? "one-time-code" : "off"}
          value={digit}
          data-format="digit"
          onKeyDown={(event) => press(event, box)}
          onPaste={(event) => paste(event, box)}
          onInput={(event) => fill(event, box)}
          onChange={() => {}}
          className={classes(fieldClass, "w-12! px-0! text-center text-xl!")}
        />
      ))}
    </fieldset>
  );
}

/** Until the address is confirmed cash back of guest orders waits: five digits by email confirm it. */
export function EmailConfirmation({ member }: { member: number }) {
  const text = useText();
  const { context } = useRouter().options;
  const { api } = useShop();
  const form = useForm();
  const [sent, setSent] = useState(false);

  const send = () =>
    form.run(async () => {
      form.accept({});
      const shop = await api();
      // Nothing is sent to an address that was confirmed meanwhile, as in another tab.
      const user = await getData(shop.getUser({ params: { path: { id: member } } }));
      updateMember(context.session, user);
      if (user.email_confirmed) return loadBelongings(context);
      await getData(shop.createEmailCode());
      setSent(true);
    });

  const confirm = (code: string) =>
    form.run(async () => {
      form.accept({});
      if (!isCompleteCode(code)) return;
      updateMember(context.session, await getData((await api()).validateEmail({ body: { code } })));
      // The cash back that waited is the member's now.
      await loadBelongings(context);
    });

  return (
    <form
      ref={form.form}
      method="post"
      noValidate
      onSubmit={(event) => event.preventDefault()}
      className="flex flex-col items-start gap-4"
    >
      <p className="text-ink-soft">{text(sent ? m.confirm_code_sent : m.confirm_email_text)}</p>
      {sent && <CodeBoxes label={text(m.five_digit_code)} onComplete={(code) => void confirm(code)} />}
      <Button variant="outline" busy={form.busy} onClick={() => void send()}>
        {text(sent ? m.resend_code : m.send_code)}
      </Button>
      <FieldError text={form.errors.code || form.general} />
    </form>
  );
}
