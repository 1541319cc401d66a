import { Autocomplete } from "@base-ui/react/autocomplete";
import { useNavigate } from "@tanstack/react-router";
import { withLanguage } from "@velours/sdk/rules";
import { Search } from "lucide-react";
import { type FormEvent, type ReactNode, type RefObject, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { useSiteText } from "../../platform/sites/useSiteText.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Notice } from "../../platform/ui/Notice.tsx";
import { Skeleton } from "../../platform/ui/Skeleton.tsx";
import type { SuggestionOption } from "./groupSuggestions.ts";
import { SuggestionList } from "./SuggestionList.tsx";
import { searchHref } from "./searchHref.ts";
import { rememberSearch } from "./store.ts";
import { useSuggestions } from "./useSuggestions.ts";

/** The place of the first suggestions. */
function SuggestionSkeleton() {
  return (
    <div className="grid gap-8 tablet:grid-cols-[16rem_1fr]">
      <div className="flex flex-col gap-3">
        <Skeleton className="h-4 w-32" />
        <Skeleton className="h-8 w-full" />
        <Skeleton className="h-8 w-full" />
        <Skeleton className="h-8 w-full" />
      </div>
      <div className="grid gap-3 desktop:grid-cols-2">
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
        <Skeleton className="h-20" />
      </div>
    </div>
  );
}

interface Props {
  field: RefObject<HTMLInputElement | null>;
  /** Closes the search: the shopper goes to a page. */
  onLeave: () => void;
  close: ReactNode;
}

/** The field and what it offers: arrows choose, Enter opens what is chosen or else all results. */
export function SearchCombobox({ field, onLeave, close }: Props) {
  const text = useText();
  const { site } = useShop();
  const [typed, setTyped] = useState("");
  const suggestions = useSuggestions(typed);
  const { groups, total, words } = suggestions;
  const count = groups.reduce((sum, { options }) => sum + options.length, total > 0 ? 1 : 0);

  function leave(searched: string) {
    rememberSearch(site, searched);
    onLeave();
  }

  return (
    <Autocomplete.Root
      inline
      open
      highlightItemOnHover={false}
      name="q"
      value={typed}
      onValueChange={setTyped}
    >
      <SearchField
        field={field}
        typed={typed}
        isExpanded={count > 0}
        onClear={() => setTyped("")}
        onSearch={() => leave(typed)}
        close={close}
      />
      <div
        aria-busy={suggestions.busy}
        className="page min-h-0 w-full flex-1 overflow-y-auto overscroll-contain pt-4 pb-8"
      >
        <SearchStatus suggestions={suggestions} count={count} />
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
          groups={groups}
          all={total > 0 ? { id: "all", href: searchHref(words), label: words, isSearch: true, total } : null}
          search={suggestions.meant}
          onForget={suggestions.forget}
          onChoose={({ isSearch, label }: SuggestionOption) => leave(isSearch ? label : typed)}
        />
      </div>
    </Autocomplete.Root>
  );
}

interface FieldProps extends Pick<Props, "field" | "close"> {
  typed: string;
  isExpanded: boolean;
  onClear: () => void;
  onSearch: () => void;
}

function SearchField({ field, typed, isExpanded, onClear, onSearch, close }: FieldProps) {
  const text = useText();
  const own = useSiteText();
  const shop = useShop();
  const navigate = useNavigate();

  function submit(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === "") return;
    onSearch();
    void navigate({ to: "/search", search: { q: typed.trim() } });
  }

  return (
    <search>
      <form
        action={withLanguage("/search", shop)}
        onSubmit={submit}
        className="page flex w-full items-center gap-3 border-b border-line py-3 tablet:border-0 tablet:pt-6"
      >
        <Search aria-hidden="true" size={24} className="shrink-0 text-ink-faint" />
        <Autocomplete.Input
          ref={field}
          aria-label={text(m.search_field)}
          aria-expanded={isExpanded}
          enterKeyHint="search"
          maxLength={200}
          placeholder={own("searchHint") ?? text(m.search_hint)}
          className="min-h-12 min-w-0 flex-1 rounded-sm bg-white px-1 text-lg text-ink placeholder:text-ink-faint tablet:text-xl"
        />
        {typed !== "" && (
          <Button
            variant="text"
            size="small"
            aria-label={text(m.search_clear)}
            onClick={() => {
              onClear();
              field.current?.focus();
            }}
          >
            {text(m.clear)}
          </Button>
        )}
        {close}
      </form>
    </search>
  );
}

interface StatusProps {
  suggestions: ReturnType<typeof useSuggestions>;
  count: number;
}

/** The number of suggestions, announced by screen readers; visible where it differs from the typed text. */
function SearchStatus({ suggestions, count }: StatusProps) {
  const text = useText();
  const { busy, nothing, corrected, words } = suggestions;

  function describe(): string {
    if (busy) return "";
    if (nothing) return `${text(m.search_nothing, { query: words })}. ${text(m.search_nothing_hint)}`;
    if (corrected) return text(m.search_corrected, { query: words, corrected });
    return count > 0 ? text(m.search_suggested, { n: count }) : "";
  }

  return (
    <p role="status" className={nothing || corrected ? "pb-4" : "sr-only"}>
      {describe()}
    </p>
  );
}
