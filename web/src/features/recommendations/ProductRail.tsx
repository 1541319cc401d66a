import type { Currency } from "@velours/sdk/types";
import { type ReactNode, useId } from "react";
import { Skeleton } from "../../platform/ui/Skeleton.tsx";
import { showWhole } from "../../platform/ui/showWhole.ts";
import type { CardProduct } from "../catalogue/CardProduct.ts";
import { ProductCard } from "../catalogue/ProductCard.tsx";

interface Props {
  title: string;
  /** Undefined while they are on their way: their places are kept. */
  cards: readonly CardProduct[] | undefined;
  /** How many are expected. */
  places: number;
  currency: Currency;
  /** Beside the title. */
  children?: ReactNode;
}

/** Products side by side, in a line that scrolls where they do not fit; nothing when there are none. */
export function ProductRail({ title, cards, places, currency, children }: Props) {
  const id = useId();
  if (cards?.length === 0) return null;
  return (
    <section aria-labelledby={id}>
      <div className="mb-6 flex flex-wrap items-baseline gap-x-4 gap-y-1">
        <h2 id={id} className="text-2xl font-bold">
          {title}
        </h2>
        {children}
      </div>
      <ul
        aria-labelledby={id}
        aria-busy={!cards}
        onFocus={showWhole}
        className="-mx-2 -my-2 flex scroll-px-2 gap-4 overflow-x-auto px-2 py-2 tablet:gap-6"
      >
        {cards
          ? cards.map((card) => (
              <li key={card.id} className="w-44 shrink-0 tablet:w-64">
                <ProductCard product={card} currency={currency} />
              </li>
            ))
          : Array.from({ length: places }, (_, at) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: places, not things
              <li key={at} className="h-[364px] w-44 shrink-0 tablet:w-64">
                <Skeleton className="h-[264px]" />
              </li>
            ))}
      </ul>
    </section>
  );
}
