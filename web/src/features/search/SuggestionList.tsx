import { Autocomplete } from "@base-ui/react/autocomplete";
import { markWords } from "@velours/sdk/rules";
import type { ProductSuggestion } from "@velours/sdk/types";
import { ArrowRight } from "lucide-react";
import type { ReactNode } from "react";
import { useRegion } from "../../platform/sites/useRegion.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { classes } from "../../platform/ui/classes.ts";
import { Link } from "../../platform/ui/Link.tsx";
import { Price } from "../../platform/ui/Price.tsx";
import type { SuggestionGroup, SuggestionOption } from "./groupSuggestions.ts";

/** A text with the searched beginnings of words in bold. */
function Marked({ text, search }: { text: string; search: string }) {
  return markWords(text, search).map(({ text: part, marked }, index) =>
    marked ? (
      // biome-ignore lint/suspicious/noArrayIndexKey: pieces of one text
      <mark key={index} className="bg-transparent font-bold text-brand-700">
        {part}
      </mark>
    ) : (
      part
    ),
  );
}

interface Props {
  product: ProductSuggestion;
  search: string;
}

/** A product among the suggestions: picture, brand, title, price. */
function ProductOption({ product, search }: Props) {
  const text = useText();
  const { currency } = useRegion();
  return (
    <>
      {product.image ? (
        <img
          src={product.image}
          alt=""
          width={72}
          height={72}
          className="size-18 shrink-0 rounded-md bg-mist object-cover"
        />
      ) : (
        <span className="size-18 shrink-0 rounded-md bg-mist" />
      )}
      <span className="flex min-w-0 flex-col">
        <span className="truncate text-sm text-ink-faint">
          <Marked text={product.vendor} search={search} />
        </span>
        <span className="line-clamp-2 leading-5 font-semibold">
          <Marked text={product.title} search={search} />
        </span>
        <span className="flex items-baseline gap-2">
          <Price amount={product.price} former={product.compare_at_price} currency={currency} />
          {!product.is_available && <span className="text-sm text-ink-faint">{text(m.sold_out)}</span>}
        </span>
      </span>
    </>
  );
}

const titles = {
  recent: m.search_recent,
  popular: m.search_popular,
  words: m.search_words,
  categories: m.search_categories,
  products: m.products,
  popularProducts: m.search_popular_products,
};

const isProducts = ({ kind }: SuggestionGroup) => kind === "products" || kind === "popularProducts";

const OPTION =
  "-mx-3 flex rounded-md px-3 hover:bg-mist aria-selected:bg-brand-50 aria-selected:outline-2 aria-selected:-outline-offset-2 aria-selected:outline-brand-600";

interface ListProps {
  groups: readonly SuggestionGroup[];
  /** The way to all results; null without any. */
  all: (SuggestionOption & { total: number }) | null;
  /** Words to highlight. */
  search: string;
  onForget: () => void;
  onChoose: (option: SuggestionOption) => void;
}

/** Everything to choose, in groups: words and categories beside products. The focus stays in the field. */
export function SuggestionList({ groups, all, search, onForget, onChoose }: ListProps) {
  const text = useText();
  const columns = [groups.filter((group) => !isProducts(group)), groups.filter(isProducts)];
  return (
    <>
      <Autocomplete.List
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
                  <Group key={group.kind} group={group} search={search} onChoose={onChoose} />
                ))}
                {index === 1 && all && (
                  <Option
                    option={all}
                    onChoose={onChoose}
                    className="min-h-11 items-center gap-2 self-start font-semibold text-brand-700"
                  >
                    {text(m.search_all, { n: all.total })}
                    <ArrowRight aria-hidden="true" size={18} />
                  </Option>
                )}
              </div>
            ),
        )}
      </Autocomplete.List>
      {groups.some(({ kind }) => kind === "recent") && (
        <Button variant="text" size="small" className="mt-4" onClick={onForget}>
          {text(m.search_forget)}
        </Button>
      )}
    </>
  );
}

interface GroupProps extends Pick<ListProps, "search" | "onChoose"> {
  group: SuggestionGroup;
}

function Group({ group, search, onChoose }: GroupProps) {
  const text = useText();
  const title = text(titles[group.kind]);
  return (
    <Autocomplete.Group aria-label={title}>
      <p aria-hidden="true" className="mb-2 text-sm font-semibold text-ink-faint">
        {title}
      </p>
      <div
        role="presentation"
        className={isProducts(group) ? "grid gap-x-6 gap-y-1 desktop:grid-cols-2" : ""}
      >
        {group.options.map((option) =>
          option.product ? (
            <Option key={option.id} option={option} onChoose={onChoose} className="items-center gap-4 py-2">
              <ProductOption product={option.product} search={search} />
            </Option>
          ) : (
            <Option key={option.id} option={option} onChoose={onChoose} className="min-h-11 items-center">
              <span>
                <Marked text={option.label} search={search} />
              </span>
            </Option>
          ),
        )}
      </div>
    </Autocomplete.Group>
  );
}

interface OptionProps extends Pick<ListProps, "onChoose"> {
  option: SuggestionOption;
  className: string;
  children: ReactNode;
}

/** A link that the arrows of the field reach; its click follows it. */
function Option({ option, onChoose, className, children }: OptionProps) {
  return (
    <Autocomplete.Item
      value={option.id}
      onClick={() => onChoose(option)}
      render={(props, { highlighted }) => (
        <Link
          {...props}
          href={option.href}
          preload={false}
          tabIndex={-1}
          aria-selected={highlighted}
          className={classes(OPTION, className)}
        />
      )}
    >
      {children}
    </Autocomplete.Item>
  );
}
