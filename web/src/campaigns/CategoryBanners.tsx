import { Html } from "../ui/Html.tsx";
import { Link } from "../ui/Link.tsx";
import type { CategoryZones } from "./loadCategoryZones.ts";

/** What a merchant puts above a listing, side by side: banners of its own zone, then the blast bar. */
export function CategoryBanners({ zones: { blastBar, above } }: { zones: CategoryZones }) {
  return (
    <ul className="page flex flex-wrap gap-3 py-1 empty:hidden">
      {[...above, ...blastBar].map(({ id, title, url, html }) => (
        <li key={id} className="min-w-44 flex-1 rounded-md bg-mist px-4 py-3 text-sm">
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
