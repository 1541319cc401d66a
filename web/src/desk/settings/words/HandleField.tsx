import { Field } from "../../../platform/ui/Field.tsx";
import { m, useDeskText } from "../../desk.ts";

interface Props {
  handle: string;
  error: string | undefined;
  onChange: (handle: string) => void;
}

/** The handle of a document that is new. */
export function HandleField({ handle, error, onChange }: Props) {
  const text = useDeskText();
  return (
    <Field
      label={text(m.desk_page_handle)}
      hint={text(m.desk_page_handle_hint)}
      name="handle"
      required
      pattern="[a-z0-9]+(-[a-z0-9]+)*"
      maxLength={60}
      autoComplete="off"
      value={handle}
      error={error}
      onChange={({ target }) => onChange(target.value)}
    />
  );
}
