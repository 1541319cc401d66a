import { Html } from "../../platform/ui/Html.tsx";
import type { ListingData } from "./loadListing.ts";

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
