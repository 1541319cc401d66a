import { useNavigate } from "@tanstack/react-router";
import { withLanguage } from "@velours/sdk/rules";
import { Search } from "lucide-react";
import type { FormEvent } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { fieldClasses } from "../../platform/ui/fieldClass.ts";

/** The words of the page, to change them: a plain form, so that it works before the page's code is there. */
export function SearchForm({ words }: { words: string }) {
  const text = useText();
  const { language } = useShop();
  const navigate = useNavigate();
  function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const q = String(new FormData(event.currentTarget).get("q") ?? "").trim();
    void navigate({ to: "/search", search: q ? { q } : {} });
  }
  return (
    <search>
      <form action={withLanguage("/search", language)} onSubmit={submit} className="flex max-w-2xl gap-3">
        <input
          type="search"
          name="q"
          defaultValue={words}
          aria-label={text(m.search_field)}
          placeholder={text(m.search_hint)}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          className={fieldClasses.line}
        />
        <Button type="submit" aria-label={text(m.search)} className="min-h-12 shrink-0 px-5!">
          <Search aria-hidden="true" size={20} />
          <span className="hidden tablet:inline">{text(m.search)}</span>
        </Button>
      </form>
    </search>
  );
}
