import { isCodeKey, pasteCode } from "@velours/sdk/rules";
import type { ClipboardEvent, FormEvent, KeyboardEvent, Ref } from "react";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Field } from "../../platform/ui/Field.tsx";
import { formatInput } from "./formatInput.ts";

interface Props {
  name: string;
  error: string | undefined;
  ref?: Ref<HTMLInputElement>;
}

/** A single field for the five digits of an emailed code: typed, pasted, or filled in by the browser. */
export function EmailCodeField({ name, error, ref }: Props) {
  const text = useText();

  function keep(event: KeyboardEvent<HTMLInputElement>) {
    // Keyboards of phones do not name their keys; what they put in is cleaned afterwards.
    if (event.key !== "Unidentified" && !isCodeKey(event)) event.preventDefault();
  }

  function paste(event: ClipboardEvent<HTMLInputElement>) {
    event.preventDefault();
    const field = event.currentTarget;
    const { value, selectionStart, selectionEnd } = field;
    const range = { start: selectionStart ?? value.length, end: selectionEnd ?? value.length };
    field.value = pasteCode(value, event.clipboardData.getData("text").trim(), range);
    field.dispatchEvent(new Event("input", { bubbles: true }));
  }

  function clean({ currentTarget: field }: FormEvent<HTMLInputElement>) {
    const digits = formatInput(field);
    if (digits !== field.value) field.value = digits;
  }

  return (
    <Field
      ref={ref}
      label={text(m.five_digit_code)}
      name={name}
      required
      inputMode="numeric"
      autoComplete="one-time-code"
      placeholder="00000"
      error={error}
      onKeyDown={keep}
      onPaste={paste}
      data-format="code"
      onInput={clean}
    />
  );
}
