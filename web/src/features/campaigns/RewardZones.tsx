import { orThrow } from "@velours/sdk";
import { getsCampaigns } from "@velours/sdk/rules";
import type { Campaign } from "@velours/sdk/types";
import { useEffect, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { useSession } from "../../platform/session/useSession.ts";
import { Html } from "../../platform/ui/Html.tsx";
import { Link } from "../../platform/ui/Link.tsx";
import { createCampaignCache } from "./campaignCache.ts";

const getCampaigns = createCampaignCache();

/** Campaigns of a zone, for members with the site level 'plus'. A failure shows nothing. */
function useCampaigns(zone: number, provider?: string): readonly Campaign[] {
  const { api, language } = useShop();
  const { user } = useSession();
  const [campaigns, setCampaigns] = useState<readonly Campaign[] | null>(null);
  const enabled = getsCampaigns(user?.access);
  useEffect(() => {
    setCampaigns(null);
    if (!enabled) return;
    const { signal, abort } = abortable();
    getCampaigns(
      { zones: [zone], provider },
      {
        scope: language,
        signal,
        load: async ({ zones }) =>
          orThrow(
            await (await api()).listCampaigns({
              params: {
                query: {
                  zones: zones.join(","),
                  ...(provider && { filter: { provider_id: provider } }),
                  configuration: { language },
                },
              },
              signal,
            }),
          ) as Campaign[],
      },
    ).then(
      (found) => signal.aborted || setCampaigns(found),
      // Also the cancellation of a display that is gone.
      () => {},
    );
    return abort;
  }, [api, enabled, language, zone, provider]);
  return campaigns ?? [];
}

function abortable() {
  const controller = new AbortController();
  return { signal: controller.signal, abort: () => controller.abort() };
}

/** The banners of a zone; nothing where there are none. */
function CampaignZone({ zone, provider }: { zone: number; provider?: string }) {
  return useCampaigns(zone, provider).map(({ id, title, image, url, html }) => (
    <div key={id} className="flex items-center gap-5 overflow-hidden rounded-lg bg-brand-950 p-6 text-white">
      {image && (
        <img
          src={image}
          alt=""
          width={120}
          height={96}
          className="h-24 w-30 shrink-0 rounded-md object-cover"
        />
      )}
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

/** The banners beside a member's cash back. */
export function RewardZones() {
  return (
    <>
      <CampaignZone zone={10} provider="1" />
      <CampaignZone zone={11} provider="1" />
    </>
  );
}
