import { findForeignPart } from "@velours/sdk/merchant";
import { useId, useState } from "react";
import { FieldError } from "../../../platform/ui/FieldError.tsx";
import { PlainButton } from "../../../platform/ui/PlainButton.tsx";
import { m, useDeskText } from "../../desk.ts";
import { readBase64 } from "../../readBase64.ts";
import { describeDrawing } from "./describeDrawing.ts";
import type { SettingField } from "./SettingField.ts";

interface Props {
  field: SettingField;
  label: string;
  value: string;
  error: string | undefined;
  onEdit: (value: string) => void;
}

/** Bytes of a PNG, which is a third longer as text. */
const LARGEST_PNG = 300_000;
/** Characters of an SVG, as the contract has it. */
const LONGEST_SVG = 30_000;

/** A drawing that is part of the settings themselves, with the reader's file in its place. */
export function DrawingInput({ field: { path, hint }, label, value, error, onEdit }: Props) {
  const text = useDeskText();
  const id = useId();
  const [refusal, setRefusal] = useState<string>();

  async function read(file: File | undefined) {
    if (file === undefined) return;
    const drawing = await readDrawing(file);
    const part = drawing?.startsWith("<") ? findForeignPart(drawing) : undefined;
    if (drawing === undefined) return setRefusal(text(m.desk_site_drawing_bad));
    if (part !== undefined) return setRefusal(text(m.desk_site_drawing_part, { part }));
    setRefusal(undefined);
    onEdit(drawing);
  }

  const problem = refusal ?? error;
  const described = [hint && `${id}-hint`, problem && `${id}-error`].filter(Boolean).join(" ");
  return (
    <div className="flex flex-col gap-2">
      <p className="text-sm font-semibold">{label}</p>
      {value === "" ? (
        <p className="text-ink-soft">{text(m.desk_site_drawing_none)}</p>
      ) : (
        <div className="flex flex-wrap items-center gap-4">
          <img
            src={toAddress(value)}
            alt={label}
            className="h-16 max-w-48 rounded-md border border-line bg-mist object-contain p-2"
          />
          <span className="text-sm text-ink-soft">{describeDrawing(value, text)}</span>
          <PlainButton
            className="min-h-11 px-2 font-semibold text-brand-700 underline underline-offset-4"
            onClick={() => {
              setRefusal(undefined);
              onEdit("");
            }}
          >
            {text(m.desk_site_drawing_remove, { label })}
          </PlainButton>
        </div>
      )}
      <label htmlFor={id} className="sr-only">
        {text(m.desk_site_drawing_file, { label })}
      </label>
      <input
        id={id}
        name={path}
        type="file"
        accept="image/svg+xml,image/png"
        aria-invalid={problem ? true : undefined}
        aria-describedby={described || undefined}
        className="min-h-11 w-full max-w-full text-sm file:mr-3 file:min-h-11 file:rounded-full file:border file:border-line file:bg-white file:px-4 file:font-semibold"
        onChange={({ target }) => {
          void read(target.files?.[0]);
          target.value = "";
        }}
      />
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-faint">
          {text(hint)}
        </p>
      )}
      <FieldError id={`${id}-error`} text={problem} />
    </div>
  );
}

/** As an address, so that the browser draws it as a picture, which runs nothing. */
const toAddress = (drawing: string): string =>
  drawing.startsWith("data:") ? drawing : `data:image/svg+xml,${encodeURIComponent(drawing)}`;

/** The drawing of a file as the settings have it; undefined for another kind of file, or one that is too large. */
async function readDrawing(file: File): Promise<string | undefined> {
  if (file.type === "image/png")
    return file.size <= LARGEST_PNG ? `data:image/png;base64,${await readBase64(file)}` : undefined;
  const drawing = file.size <= LONGEST_SVG * 4 ? await file.text() : "";
  // Before it there may be a declaration, a comment and a document type.
  const start = drawing.search(/<svg[\s>]/i);
  const svg = start < 0 ? "" : drawing.slice(start).trim();
  return svg !== "" && svg.length <= LONGEST_SVG ? svg : undefined;
}
