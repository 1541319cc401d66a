import { Html } from "../../platform/ui/Html.tsx";
import { Link } from "../../platform/ui/Link.tsx";
import { useCampaigns } from "./useCampaigns.ts";

/** The banners of a zone; nothing where there are none. */
export function CampaignZone({ zone, provider }: { zone: number; provider?: string }) {
  return useCampaigns(zone, provider).map(({ id, title, image, url, html }) => (
    <div key={id} className="flex items-center gap-5 overflow-hidden rounded-lg bg-brand-950 p-6 text-white">
      {image && <img src={image} alt="" width={72} height={72} className="size-18 rounded-md object-cover" />}
      <div className="on-dark min-w-0">
        <p className="text-lg font-semibold">
          {url ? (
            <Link href={url} className="underline decoration-1 underline-offset-4 hover:decoration-2">
              {title}
            </Link>
          ) : (
            title
          )}
        </p>
        {html && <Html html={html} className="text-brand-100" />}
      </div>
    </div>
  ));
}
