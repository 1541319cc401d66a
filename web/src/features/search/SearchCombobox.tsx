import { useNavigate } from "@tanstack/react-router";
import { withLanguage } from "@velours/sdk/rules";
import { Search } from "lucide-react";
import { type FormEvent, type KeyboardEvent, type ReactNode, type RefObject, useId, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { SuggestionList } from "./SuggestionList.tsx";
import { SuggestionSkeleton } from "./SuggestionSkeleton.tsx";
import { searchHref } from "./searchHref.ts";
import { rememberSearch } from "./store.ts";
import { useSuggestions } from "./useSuggestions.ts";

interface Props {
  field: RefObject<HTMLInputElement | null>;
  /** Closes the search: the shopper goes to a page. */
  onLeave: () => void;
  close: ReactNode;
}

/** The field and what it offers: arrows choose, Enter opens what is chosen or else all results (ARIA's combobox). */
export function SearchCombobox({ field, onLeave, close }: Props) {
  const text = useText();
  const { site, language } = useShop();
  const navigate = useNavigate();
  const id = useId();
  const [typed, setTyped] = useState("");
  const [active, setActive] = useState<string | null>(null);
  const suggestions = useSuggestions(typed);
  const { groups, total, words } = suggestions;
  const all = total > 0 ? { id: "all", href: searchHref(words), label: words, isSearch: true } : null;
  const options = [...groups.flatMap((group) => group.options), ...(all ? [all] : [])];
  // An option that the current answer lacks is not selected.
  const chosen = options.find((option) => option.id === active) ?? null;
  const domId = (option: string) => `${id}-${option}`;

  function move(by: 1 | -1) {
    // There is a place more than there are options: the field itself, which is place 0.
    const places = options.length + 1;
    const place = options.findIndex((option) => option.id === chosen?.id) + 1;
    const next = options[((place + by + places) % places) - 1];
    setActive(next?.id ?? null);
    if (next) document.getElementById(domId(next.id))?.scrollIntoView({ block: "nearest" });
  }

  function leave(searched: string) {
    rememberSearch(site, searched);
    onLeave();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.nativeEvent.isComposing || options.length === 0) return;
    if (event.key === "ArrowDown") move(1);
    else if (event.key === "ArrowUp") move(-1);
    else if (event.key === "Enter" && chosen) document.getElementById(domId(chosen.id))?.click();
    else return;
    event.preventDefault();
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === "") return;
    leave(typed);
    void navigate({ to: "/search", search: { q: typed.trim() } });
  }

  return (
    <>
      <search>
        <form
          action={withLanguage("/search", language)}
          onSubmit={submit}
          className="page flex w-full items-center gap-3 border-b border-line py-3 tablet:border-0 tablet:pt-6"
        >
          <Search aria-hidden="true" size={24} className="shrink-0 text-ink-faint" />
          <input
            ref={field}
            name="q"
            role="combobox"
            aria-label={text(m.search_field)}
            aria-expanded={options.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={chosen ? domId(chosen.id) : undefined}
            autoComplete="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="search"
            maxLength={200}
            placeholder={text(m.search_hint)}
            value={typed}
            onChange={({ target }) => {
              setTyped(target.value);
              setActive(null);
            }}
            onKeyDown={onKeyDown}
            className="min-h-12 min-w-0 flex-1 rounded-sm bg-white px-1 text-lg text-ink placeholder:text-ink-faint tablet:text-xl"
          />
          {typed !== "" && (
            <Button
              variant="text"
              size="small"
              aria-label={text(m.search_clear)}
              onClick={() => {
                setTyped("");
                field.current?.focus();
              }}
            >
              {text(m.clear)}
            </Button>
          )}
          {close}
        </form>
      </search>
      <div
        aria-busy={suggestions.busy}
        className="page min-h-0 w-full flex-1 overflow-y-auto overscroll-contain pt-4 pb-8"
      >
        <p role="status" className={suggestions.nothing || suggestions.corrected ? "pb-4" : "sr-only"}>
          {describe()}
        </p>
        {suggestions.failed && (
          <div className="pb-4">
            <Notice tone="bad">
              {text(m.search_failed)}{" "}
              <Button variant="text" size="small" onClick={suggestions.retry}>
                {text(m.retry)}
              </Button>
            </Notice>
          </div>
        )}
        {suggestions.loading && <SuggestionSkeleton />}
        <SuggestionList
          id={`${id}-list`}
          domId={domId}
          groups={groups}
          all={all && { ...all, total }}
          search={suggestions.meant}
          active={chosen?.id ?? null}
          onForget={suggestions.forget}
          onChoose={(option) => leave(option.isSearch ? option.label : typed)}
        />
      </div>
    </>
  );

  function describe(): string {
    if (suggestions.busy) return "";
    if (suggestions.nothing)
      return `${text(m.search_nothing, { query: words })}. ${text(m.search_nothing_hint)}`;
    if (suggestions.corrected)
      return text(m.search_corrected, { query: words, corrected: suggestions.corrected });
    return options.length > 0 ? text(m.search_suggested, { n: options.length }) : "";
  }
}
