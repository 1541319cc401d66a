import type { Collection } from "@velours/sdk/types";
import { classes } from "../../platform/ui/classes.ts";
import { Html } from "../../platform/ui/Html.tsx";

/** Title and words of a listing, on its banner when it has one. */
export function ListingHero({ collection }: { collection: Collection }) {
  const { mobile_banner: phone, desktop_banner: desktop } = collection.meta;
  const banner = desktop || phone;
  return (
    <div className="page pt-2 pb-6">
      <div className="relative overflow-hidden rounded-xl bg-cream">
        {banner && (
          <div
            className={classes(
              "absolute inset-0",
              !desktop && "tablet:hidden",
              !phone && "max-tablet:hidden",
            )}
          >
            <picture>
              {phone && <source media="(max-width: 56.1875rem)" srcSet={phone} />}
              <img
                src={banner}
                alt=""
                width={1600}
                height={400}
                fetchPriority="high"
                // A browser does not fetch it at the width that has none.
                loading={phone && desktop ? undefined : "lazy"}
                className="absolute inset-0 size-full object-cover object-right"
              />
            </picture>
            <div className="absolute inset-0 bg-linear-to-r from-white/90 via-white/70 to-transparent tablet:from-white/75 tablet:via-white/25" />
          </div>
        )}
        <div className="relative flex min-h-44 flex-col justify-center gap-2 px-6 py-8 tablet:min-h-56 tablet:px-12">
          <h1
            // Beside what is drawn on a phone's banner.
            className={classes(
              "max-w-xl text-3xl font-bold tablet:text-4xl",
              phone && "max-tablet:max-w-[65%] max-tablet:text-2xl",
            )}
          >
            {collection.title}
          </h1>
          {collection.description && (
            <Html html={collection.description} className="max-w-lg text-lg text-ink" />
          )}
        </div>
      </div>
    </div>
  );
}
