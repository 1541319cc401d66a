import { Html } from "../../platform/ui/Html.tsx";
import { Link } from "../../platform/ui/Link.tsx";
import { showWhole } from "../../platform/ui/showWhole.ts";
import type { ListingZones } from "../catalogue/slots.ts";

/** A merchant's banners above a listing, side by side: banners of its own zone, then the blast bar. */
export function CategoryBanners({ zones: { blastBar, above } }: { zones: ListingZones }) {
  return (
    <ul
      data-part="banners"
      onFocus={showWhole}
      className="page flex gap-3 overflow-x-auto scroll-px-6 py-1 tablet:flex-wrap empty:hidden"
    >
      {[...above, ...blastBar].map(({ id, title, url, html }) => (
        <li key={id} className="w-56 shrink-0 rounded-md bg-mist px-4 py-3 text-sm tablet:flex-1">
          {url ? (
            <Link href={url} className="font-semibold text-brand-700 hover:underline">
              {title}
            </Link>
          ) : (
            title
          )}
          {html && <Html html={html} className="text-ink-soft" />}
        </li>
      ))}
    </ul>
  );
}
