import type { Campaign } from "@velours/sdk/types";
import { classes } from "../ui/classes.ts";
import { Html } from "../ui/Html.tsx";
import { Link } from "../ui/Link.tsx";
import type { CategoryZones } from "./loadCategoryZones.ts";

/** What a merchant puts above a listing: the blast bar, side by side, and banners of the listing's own zone. */
export function CategoryBanners({ zones: { blastBar, above } }: { zones: CategoryZones }) {
  return (
    <div className="page flex flex-col gap-4 pb-4 empty:hidden">
      {blastBar.length > 0 && (
        <ul className="flex gap-3 overflow-x-auto py-1">
          {blastBar.map((banner) => (
            <li
              key={banner.id}
              className="min-w-44 flex-1 wide:min-w-60 rounded-md bg-mist px-4 py-3 text-sm"
            >
              <Banner banner={banner} wordy="wide" />
            </li>
          ))}
        </ul>
      )}
      {above.map((banner) => (
        <div key={banner.id} className="flex items-center gap-4 rounded-lg bg-brand-50 px-5 py-4">
          <Banner banner={banner} />
        </div>
      ))}
    </div>
  );
}

/** `wordy`: on a phone its title is enough where several stand side by side. */
function Banner({ banner: { title, url, html }, wordy }: { banner: Campaign; wordy?: "wide" }) {
  return (
    <div className="min-w-0">
      <p className="font-semibold">
        {url ? (
          <Link href={url} className="text-brand-700 underline-offset-4 hover:underline">
            {title}
          </Link>
        ) : (
          title
        )}
      </p>
      {html && <Html html={html} className={classes("text-ink-soft", wordy && "hidden wide:block")} />}
    </div>
  );
}
