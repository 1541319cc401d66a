import type { ReactNode } from "react";
import { m, useDesk, useDeskText } from "../../desk.ts";
import { formatLanguage } from "../../formatLanguage.ts";
import { Card } from "../../frame/Card.tsx";
import { SettingInput } from "../fields/SettingInput.tsx";
import type { WordField, WordFields } from "./WordFields.ts";
import { readWord, type WordEdits, wordPath } from "./wordsDraft.ts";

interface Props {
  fields: WordFields;
  document: object;
  /** Languages that it has words for beside its own, or could have. */
  languages: readonly string[];
  edits: WordEdits;
  readOnly?: boolean;
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
      <SettingInput
        key={path}
        field={{ ...each, path, required: each.name === "title" && isTitled(code) }}
        lang={code}
        isEdited={edits[path] !== undefined}
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
