import { Upload } from "lucide-react";
import { type DragEvent, useState } from "react";
import { m, useDeskText } from "../../desk.ts";

interface Props {
  disabled: boolean;
  onFile: (file: File) => void;
}

/** Takes a file that is dropped, or chosen. */
export function FilePlace({ disabled, onFile }: Props) {
  const text = useDeskText();
  const [isOver, setOver] = useState(false);
  function take(event: DragEvent) {
    event.preventDefault();
    setOver(false);
    const [file] = event.dataTransfer.files;
    if (file && !disabled) onFile(file);
  }
  return (
    <label
      onDragOver={(event) => {
        event.preventDefault();
        setOver(true);
      }}
      onDragLeave={() => setOver(false)}
      onDrop={take}
      className={`flex cursor-pointer flex-col items-center gap-2 rounded-lg border-2 border-dashed p-8 text-center has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand-600 ${isOver ? "border-brand-600 bg-brand-50" : "border-line-strong bg-white"}`}
    >
      <Upload aria-hidden="true" size={28} />
      <span className="font-semibold">{text(m.desk_import_drop)}</span>
      <span className="text-sm text-ink-soft">{text(m.desk_import_formats)}</span>
      <input
        type="file"
        accept=".json,.csv,application/json,text/csv"
        disabled={disabled}
        className="sr-only"
        onChange={({ target }) => {
          const file = target.files?.[0];
          // The same file, mended, can be chosen again.
          target.value = "";
          if (file) onFile(file);
        }}
      />
    </label>
  );
}
