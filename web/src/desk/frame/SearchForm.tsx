import { Search } from "lucide-react";
import type { ReactNode } from "react";
import { Button } from "../../platform/ui/Button.tsx";
import { Field } from "../../platform/ui/Field.tsx";
import { m, useDeskText } from "../desk.ts";

interface Props {
  label: string;
  hint: string;
  /** The text that is searched for. */
  q: string | undefined;
  minLength?: number;
  maxLength: number;
  /** Fields beside the text. */
  children?: ReactNode;
  /** Called with the fields by their names; the text is `q`. */
  onSearch: (fields: Record<string, FormDataEntryValue>) => void;
}

/** Searches a list by a text. Give it the shown filters as its key: its fields begin with them. */
export function SearchForm({ q, children, onSearch, ...field }: Props) {
  const text = useDeskText();
  return (
    <search>
      <form
        className="mt-4 flex flex-wrap items-end gap-3"
        onSubmit={(event) => {
          event.preventDefault();
          onSearch(Object.fromEntries(new FormData(event.currentTarget)));
        }}
      >
        <Field
          {...field}
          name="q"
          type="search"
          autoComplete="off"
          defaultValue={q}
          className="min-w-0 flex-[1_1_18rem]"
        />
        {children}
        <Button type="submit" variant="outline" className="mt-6.5 self-start">
          <Search aria-hidden="true" size={18} />
          {text(m.search)}
        </Button>
      </form>
    </search>
  );
}
