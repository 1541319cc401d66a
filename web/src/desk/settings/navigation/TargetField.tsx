import { Search } from "lucide-react";
import { Button } from "../../../platform/ui/Button.tsx";
import { Field } from "../../../platform/ui/Field.tsx";
import { m, useDeskText } from "../../desk.ts";

interface Props {
  name: string;
  url: string;
  /** Where it leads, in words. */
  hint: string;
  error: string | undefined;
  pattern?: string | undefined;
  onChange: (url: string) => void;
  /** Opens the search for a target. */
  onFind: () => void;
}

/** An address in the shop, typed or found. */
export function TargetField({ url, onChange, onFind, ...field }: Props) {
  const text = useDeskText();
  return (
    <>
      <Field
        {...field}
        label={text(m.desk_menu_target)}
        required
        autoComplete="off"
        autoCapitalize="none"
        spellCheck={false}
        value={url}
        onChange={({ target }) => onChange(target.value)}
      />
      <Button
        type="button"
        variant="outline"
        className="self-start tablet:mt-6.5 tablet:justify-self-start"
        onClick={onFind}
      >
        <Search aria-hidden="true" size={18} />
        {text(m.desk_menu_find)}
      </Button>
    </>
  );
}
