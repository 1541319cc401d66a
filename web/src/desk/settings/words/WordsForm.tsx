import type { ReactNode } from "react";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { formatLanguage } from "../../formatLanguage.ts";
import { Card } from "../../frame/Card.tsx";
import { setValidity } from "../../setValidity.ts";
import { areFilters } from "./filterLines.ts";
import type { WordField, WordFields } from "./WordFields.ts";
import { readWord, type WordEdits, wordPath } from "./wordsDraft.ts";

interface Props {
  fields: WordFields;
  document: object;
  /** Languages that it has words for beside its own, or could have. */
  languages: readonly string[];
  edits: WordEdits;
  readOnly: boolean;
  othersTitle: string;
  onEdit: (path: string, value: string | boolean) => void;
  /** Between the words and everything else. */
  children?: ReactNode;
}

/** A document as fields: its own words, those of each language, and everything else. */
export function WordsForm(props: Props) {
  const { fields, document, languages, edits, readOnly, othersTitle, onEdit, children } = props;
  const { language } = useDesk();
  const text = useDeskText();
  const read = (path: string) => edits[path] ?? readWord(fields, document, path);
  const isTitled = (code: string | undefined) =>
    code === undefined ||
    (fields.isTitled === true && fields.words.some((each) => read(wordPath(each, code)) !== ""));
  const field = (each: WordField, code?: string) => {
    const path = wordPath(each, code);
    return (
      <FormField
        key={path}
        field={each}
        path={path}
        lang={code}
        isEdited={edits[path] !== undefined}
        required={each.name === "title" && isTitled(code)}
        value={read(path)}
        onEdit={(value) => onEdit(path, value)}
      />
    );
  };
  return (
    <>
      {[undefined, ...languages].map((code) => (
        <Card
          key={code ?? ""}
          title={
            code === undefined
              ? text(m.desk_page_words)
              : text(m.desk_page_words_in, { language: formatLanguage(code, language) })
          }
        >
          <p className="mb-4 text-ink-soft">
            {text(code === undefined ? m.desk_page_words_note : m.desk_page_translation_note)}
          </p>
          <fieldset disabled={readOnly} className="flex flex-col gap-4">
            {fields.words.map((each) => field(each, code))}
          </fieldset>
        </Card>
      ))}
      {children}
      <Card title={othersTitle}>
        <fieldset disabled={readOnly} className="grid gap-4 tablet:grid-cols-2">
          {fields.others.map((each) => field(each))}
        </fieldset>
      </Card>
    </>
  );
}

interface FormFieldProps {
  field: WordField;
  path: string;
  /** Language of what is typed, where it is known. */
  lang: string | undefined;
  /** A stored value that nobody touched keeps nobody from saving another field. */
  isEdited: boolean;
  required: boolean;
  value: string | boolean;
  onEdit: (value: string | boolean) => void;
}

function FormField({
  field: { kind, label, hint, max },
  path,
  lang,
  isEdited,
  required,
  value,
  onEdit,
}: FormFieldProps) {
  const text = useDeskText();
  if (typeof value === "boolean")
    return (
      <Checkbox
        name={path}
        checked={value}
        onChange={({ target }) => onEdit(target.checked)}
        className="tablet:col-span-2"
      >
        {text(label)}
      </Checkbox>
    );
  const field = { label: text(label), name: path, lang, required, value, autoComplete: "off" };
  if (kind === "words" || kind === "lines" || kind === "filters") {
    const problem = kind === "filters" && isEdited && !areFilters(value) ? text(m.desk_filters_bad) : "";
    return (
      <TextArea
        {...field}
        ref={setValidity(problem)}
        error={problem || undefined}
        maxLength={max}
        rows={kind === "words" ? 12 : 4}
        // Grows with its text, where the browser can.
        className={`field-sizing-content contain-inline-size max-h-128 ${kind === "words" ? "min-h-36" : "min-h-24"}`}
        onChange={({ target }) => onEdit(target.value)}
      />
    );
  }
  return (
    <Field
      {...field}
      hint={hint && text(hint)}
      onChange={({ target }) => onEdit(target.value)}
      {...(kind === "whole"
        ? { type: "number", min: 0, max, step: 1, inputMode: "numeric" }
        : { type: kind === "day" ? "date" : "text", maxLength: max })}
    />
  );
}
