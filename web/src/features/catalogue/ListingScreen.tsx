import { lazyHydrated } from "../../platform/chunks/lazyHydrated.tsx";
import { useIsLoading } from "../../platform/routing/useIsLoading.ts";
import { m } from "../../platform/text/m.ts";
import { useText } from "../../platform/text/useText.ts";
import { ListingAside } from "./ListingAside.tsx";
import { ListingTools } from "./ListingTools.tsx";
import { ListingTop } from "./ListingTop.tsx";
import type { ListingData } from "./loadListing.ts";
import { NoProducts } from "./NoProducts.tsx";
import { PhoneTools } from "./PhoneTools.tsx";
import { ProductGrid } from "./ProductGrid.tsx";
import { usePageChange } from "./usePageChange.ts";

export const ListingEnd = lazyHydrated(async () => (await import("./ListingEnd.tsx")).ListingEnd);
export const ListingFooter = lazyHydrated(async () => (await import("./ListingEnd.tsx")).ListingFooter);

/** A category's products: browse, filter, sort, page. */
export function ListingScreen({ data }: { data: ListingData }) {
  const text = useText();
  const { collection, products, currency } = data;
  const { cards, pagination } = products;
  const fetching = useIsLoading();
  const { list, changed } = usePageChange();
  return (
    <>
      <ListingTop data={data} />
      <PhoneTools data={data} />
      <div className="page grid gap-10 pt-6 pb-20 tablet:grid-cols-[15rem_1fr] desktop:grid-cols-[17rem_1fr]">
        <ListingAside data={data} />
        <section
          ref={list}
          tabIndex={-1}
          aria-label={collection.title}
          aria-busy={fetching}
          className="min-w-0 focus-visible:outline-none"
        >
          <p role="status" className="sr-only">
            {changed && text(m.page_of, { n: pagination.page, pages: pagination.pages })}
          </p>
          <ListingTools data={data} />
          {cards.length > 0 ? <ProductGrid cards={cards} currency={currency} /> : <NoProducts data={data} />}
          <ListingEnd data={data} />
        </section>
      </div>
      <ListingFooter data={data} />
    </>
  );
}
