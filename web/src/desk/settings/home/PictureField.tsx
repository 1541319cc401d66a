import { Field } from "../../../platform/ui/Field.tsx";
import { m, useDeskText, useMay } from "../../desk.ts";
import { PictureUpload } from "../../PictureUpload.tsx";
import type { SettingField } from "../fields/SettingField.ts";

interface Props {
  field: SettingField;
  src: string;
  onEdit: (src: string) => void;
}

/** The address of a picture, with the picture, and a file of the reader's in its place. */
export function PictureField({ field: { path, label, hint, max, pattern }, src, onEdit }: Props) {
  const text = useDeskText();
  const mayUpload = useMay("catalogue:write");
  return (
    <div className="flex flex-col gap-4 tablet:col-span-2">
      <div className="flex flex-col gap-4 tablet:flex-row">
        {src && (
          <img
            src={src}
            alt={text(m.desk_home_picture)}
            width={160}
            height={96}
            className="h-24 w-40 shrink-0 rounded-md bg-white object-cover"
          />
        )}
        <Field
          label={text(label)}
          hint={hint && text(hint)}
          name={path}
          maxLength={max}
          pattern={pattern}
          autoComplete="off"
          spellCheck={false}
          value={src}
          onChange={({ target }) => onEdit(target.value)}
          className="tablet:min-w-0 tablet:flex-1"
        />
      </div>
      {mayUpload && <PictureUpload onDone={onEdit} />}
    </div>
  );
}
