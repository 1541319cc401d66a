import { orThrow } from "@velours/sdk";
import { getsCampaigns } from "@velours/sdk/rules";
import type { Campaign } from "@velours/sdk/types";
import { useEffect, useState } from "react";
import { useShop } from "../../platform/api/useShop.ts";
import { useSession } from "../../platform/session/useSession.ts";
import { createCampaignCache } from "./campaignCache.ts";

const getCampaigns = createCampaignCache();

/** Campaigns of a zone, for members with the site level 'plus'. A failure shows nothing. */
export function useCampaigns(zone: number, provider?: string): readonly Campaign[] {
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
