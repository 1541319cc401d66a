import { orThrow, type RequestResult } from "@velours/sdk";
import { type FieldNames, readForm, toFields, toWire } from "@velours/sdk/rules";
import { type FormEvent, useEffect, useRef, useState } from "react";
import { useShop } from "../api/useShop.ts";
import { ChunkError } from "../chunks/ChunkError.ts";
import { recover } from "../chunks/recover.ts";
import { registerForm, restoreForm } from "../layout/languageSwitch.ts";
import { m, useText } from "../text/useText.ts";
import { focusFirstError } from "../ui/focusFirstError.ts";
import { type FormFailure, formFailure, NO_FAILURE } from "./formFailure.ts";
import { reportUnnamed } from "./reportUnnamed.ts";

const NONE: FieldNames = {};

/** `challenge[token]` is `challenge.token` in errors. */
const toFieldPath = (name: string) => name.replace(/\[(\w+)\]/g, ".$1");

/**
 * A form whose values stay in its own fields, where password managers write them: they are read when it is sent, and
 * nothing that goes wrong takes them away. `names` are those of the wire where fields have others; `Values` says what
 * the form's fields make of them.
 */
export function useForm<Values extends object = object>(names: FieldNames = NONE) {
  const text = useText();
  const { language, site } = useShop();
  const form = useRef<HTMLFormElement>(null);
  const running = useRef(false);
  const [busy, setBusy] = useState(false);
  const [failure, setFailure] = useState<FormFailure>(NO_FAILURE);

  // Fields come and go with what the shop asks for.
  useEffect(() => {
    if (!form.current) return;
    reportUnnamed(form.current.elements as Iterable<HTMLInputElement>);
    restoreForm(site, form.current);
    return registerForm(form.current);
  });

  const show = (next: FormFailure) => {
    setFailure(next);
    if (Object.values(next.fields).some(Boolean)) focusFirstError(form.current);
  };

  return {
    form,
    busy,
    errors: failure.fields,
    general: failure.general,
    /** The form's values by their names on the wire. */
    values: () =>
      toWire(names, readForm((form.current?.elements ?? []) as Iterable<HTMLInputElement>)) as Values,
    /** True when there are no errors; others are shown. `found` has texts by path on the wire. */
    accept(found: Readonly<Record<string, string>>): boolean {
      const fields = toFields(names, found);
      const wrong = Object.keys(fields).length > 0;
      show(wrong ? { fields, general: text(m.review_fields) } : NO_FAILURE);
      return !wrong;
    },
    show,
    /** Shows the words for a refusal, or for a shop that was not reached. */
    fail: (error: unknown) => show(formFailure(error, { text, language, names })),
    /** Runs one task at a time and shows what it throws. */
    async run(task: () => Promise<void>): Promise<void> {
      if (running.current) return;
      running.current = true;
      setBusy(true);
      try {
        await task();
      } catch (error) {
        show(formFailure(error, { text, language, names }));
        if (error instanceof ChunkError) recover(error, { retry: () => form.current?.requestSubmit() });
      } finally {
        running.current = false;
        setBusy(false);
      }
    },
    /** An error holds until its field changes. */
    onInput({ target }: FormEvent<HTMLFormElement>) {
      const path = toFieldPath((target as HTMLInputElement).name);
      setFailure((before) =>
        path in before.fields
          ? {
              ...before,
              fields: Object.fromEntries(Object.entries(before.fields).filter(([key]) => key !== path)),
            }
          : before,
      );
    },
  };
}

/** The data of an answer; a refusal is thrown as `RefusedError`. */
export const getData = async <Data>(answer: Promise<RequestResult<Data>>): Promise<Data> =>
  orThrow(await answer);
