import type { Page } from "@velours/sdk/types";
import { Checkbox } from "../../../platform/ui/Checkbox.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { TextArea } from "../../../platform/ui/TextArea.tsx";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { formatLanguage } from "../../formatLanguage.ts";
import { Card } from "../../frame/Card.tsx";
import { type PageEdits, readPageField, wordPath } from "./pageDraft.ts";
import { type PageField, pageFields, wordFields } from "./pageFields.ts";

interface Props {
  page: Page;
  /** Languages that it has words for beside its own, or could have. */
  languages: readonly string[];
  edits: PageEdits;
  readOnly: boolean;
  onEdit: (path: string, value: string | boolean) => void;
}

/** A page of words as fields: its own words, those of each language, and everything else. */
export function PageForm({ page, languages, edits, readOnly, onEdit }: Props) {
  const { language } = useDesk();
  const text = useDeskText();
  const field = (each: PageField, path: string, isOwn: boolean, lang?: string) => (
    <FormField
      key={path}
      field={each}
      path={path}
      lang={lang}
      required={isOwn && each.name === "title"}
      value={edits[path] ?? readPageField(page, path)}
      onEdit={(value) => onEdit(path, value)}
    />
  );
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
            {wordFields.map((each) => field(each, wordPath(each.name, code), code === undefined, code))}
          </fieldset>
        </Card>
      ))}
      <Card title={text(m.desk_page_place)}>
        <fieldset disabled={readOnly} className="grid gap-4 tablet:grid-cols-2">
          {pageFields.map((each) => field(each, each.name, true))}
        </fieldset>
      </Card>
    </>
  );
}

interface FormFieldProps {
  field: PageField;
  path: string;
  /** Language of what is typed, where it is known. */
  lang: string | undefined;
  required: boolean;
  value: string | boolean;
  onEdit: (value: string | boolean) => void;
}

function FormField({
  field: { kind, label, hint, max },
  path,
  lang,
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
  if (kind === "words")
    return <TextArea {...field} maxLength={max} rows={12} onChange={({ target }) => onEdit(target.value)} />;
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
