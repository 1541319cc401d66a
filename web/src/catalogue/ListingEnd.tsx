import { Pagination } from "../ui/Pagination.tsx";
import type { ListingData } from "./loadListing.ts";
import { useListing } from "./useListing.ts";

/** Below the products: the ways to the others. */
export function ListingEnd({ data: { levels, products } }: { data: ListingData }) {
  const { pageHref } = useListing(levels.path);
  const { page, pages } = products.pagination;
  return (
    <div data-part="end">
      <Pagination page={page} pages={pages} getHref={pageHref} />
    </div>
  );
}
