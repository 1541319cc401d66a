import { useEffect, useRef } from "react";
import { useIsLoading } from "../../platform/routing/useIsLoading.ts";
import { m, useText } from "../../platform/text/useText.ts";
import { Button } from "../../platform/ui/Button.tsx";
import { Html } from "../../platform/ui/Html.tsx";
import { Pagination } from "../../platform/ui/Pagination.tsx";
import type { ListingData } from "./loadListing.ts";
import { useListing } from "./useListing.ts";

/** Below the products: more of them in the same list, and the ways to each page. */
export function ListingEnd({ data: { levels, products, shownInstead } }: { data: ListingData }) {
  const text = useText();
  const { more, canShowMore, pageHref } = useListing(levels.path);
  const loading = useIsLoading();
  const place = useRef<HTMLDivElement>(null);
  /** The first card that is to come. */
  const next = useRef<number | null>(null);
  const { page, pages } = products.pagination;
  const { length } = products.cards;
  useEffect(() => {
    // More of them could not be loaded: the button keeps the focus.
    if (shownInstead) next.current = null;
    if (next.current === null || length <= next.current) return;
    const card = place.current?.previousElementSibling?.children[next.current];
    next.current = null;
    if (!(card instanceof HTMLElement)) return;
    card.tabIndex = -1;
    card.focus({ preventScroll: true });
  }, [length, shownInstead]);
  return (
    <div ref={place}>
      {page < pages && canShowMore && (
        <p className="mt-12 text-center [@media(scripting:none)]:hidden">
          <Button
            variant="outline"
            busy={loading && next.current !== null}
            onClick={() => {
              next.current = length;
              more();
            }}
          >
            {text(m.load_more)}
          </Button>
        </p>
      )}
      <Pagination page={page} pages={pages} getHref={pageHref} />
    </div>
  );
}

/** A merchant's words at a listing's foot. */
export function ListingFooter({ data }: { data: ListingData }) {
  const { footer_title: title, footer_description: description } = data.collection.meta;
  if (!title && !description) return null;
  return (
    <section className="bg-mist">
      <div className="page py-14">
        <div className="max-w-3xl">
          {title && <h2 className="mb-3 text-2xl font-bold">{title}</h2>}
          {description && <Html html={description} className="text-ink-soft" />}
        </div>
      </div>
    </section>
  );
}
