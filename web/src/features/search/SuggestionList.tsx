import { ArrowRight } from "lucide-react";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { classes } from "../../platform/ui/classes.ts";
import { Link } from "../../platform/ui/Link.tsx";
import type { SuggestionGroup, SuggestionOption } from "./groupSuggestions.ts";
import { Marked } from "./Marked.tsx";
import { ProductOption } from "./ProductOption.tsx";

const titles = {
  recent: m.search_recent,
  popular: m.search_popular,
  words: m.search_words,
  categories: m.search_categories,
  products: m.search_products,
  popularProducts: m.search_popular_products,
};

const isProducts = ({ kind }: SuggestionGroup) => kind === "products" || kind === "popularProducts";

interface Props {
  id: string;
  domId: (option: string) => string;
  groups: readonly SuggestionGroup[];
  /** The way to all results; null without any. */
  all: (SuggestionOption & { total: number }) | null;
  /** What is highlighted. */
  search: string;
  active: string | null;
  onForget: () => void;
  onChoose: (option: SuggestionOption) => void;
}

/** Everything to choose, in groups: words and categories beside products. The focus stays in the field. */
export function SuggestionList({ id, domId, groups, all, search, active, onForget, onChoose }: Props) {
  const text = useText();
  const columns = [groups.filter((group) => !isProducts(group)), groups.filter(isProducts)];
  const getOption = (option: SuggestionOption) => ({
    id: domId(option.id),
    href: option.href,
    role: "option" as const,
    tabIndex: -1,
    "aria-selected": option.id === active,
    preload: false as const,
    onClick: () => onChoose(option),
  });
  return (
    <>
      <div
        id={id}
        role="listbox"
        aria-label={text(m.search_suggestions)}
        className={classes(
          "grid gap-x-12 gap-y-8",
          columns.every(({ length }) => length > 0) && "tablet:grid-cols-[16rem_1fr]",
        )}
      >
        {columns.map(
          (column, index) =>
            column.length > 0 && (
              // biome-ignore lint/suspicious/noArrayIndexKey: two places
              <div key={index} role="presentation" className="flex flex-col gap-6">
                {column.map((group) => (
                  // biome-ignore lint/a11y/useSemanticElements: a fieldset has no place in a listbox
                  <div key={group.kind} role="group" aria-label={text(titles[group.kind])}>
                    <p aria-hidden="true" className="mb-2 text-sm font-semibold text-ink-faint">
                      {text(titles[group.kind])}
                    </p>
                    <div
                      role="presentation"
                      className={isProducts(group) ? "grid gap-x-6 gap-y-1 desktop:grid-cols-2" : "-mx-3"}
                    >
                      {group.options.map((option) =>
                        option.product ? (
                          <ProductOption
                            key={option.id}
                            {...getOption(option)}
                            product={option.product}
                            search={search}
                          />
                        ) : (
                          <Link
                            key={option.id}
                            {...getOption(option)}
                            className="flex min-h-11 items-center rounded-md px-3 hover:bg-mist aria-selected:bg-brand-50 aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-brand-600"
                          >
                            <span>
                              <Marked text={option.label} search={search} />
                            </span>
                          </Link>
                        ),
                      )}
                    </div>
                  </div>
                ))}
                {index === 1 && all && (
                  <Link
                    {...getOption(all)}
                    className="-mx-3 flex min-h-11 items-center gap-2 self-start rounded-md px-3 font-semibold text-brand-700 hover:bg-mist aria-selected:bg-brand-50 aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-brand-600"
                  >
                    {text(m.search_all, { n: all.total })}
                    <ArrowRight aria-hidden="true" size={18} />
                  </Link>
                )}
              </div>
            ),
        )}
      </div>
      {groups.some(({ kind }) => kind === "recent") && (
        <Button variant="text" size="small" className="mt-4" onClick={onForget}>
          {text(m.search_forget)}
        </Button>
      )}
    </>
  );
}
