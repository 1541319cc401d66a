import type { ReactNode } from "react";
import { Html } from "../../platform/ui/Html.tsx";
import { CampaignCountdown } from "./CampaignCountdown.tsx";
import type { CampaignData } from "./loadCampaignPage.ts";
import { useImpression } from "./useImpression.ts";

interface Props extends Pick<CampaignData, "page" | "loadedAt"> {
  children?: ReactNode;
}

/** The top of a campaign's page without a form. */
export function CampaignHero({ page, loadedAt, children }: Props) {
  const hero = useImpression<HTMLElement>("campaign_page");
  return (
    <section ref={hero} className="page py-6 tablet:py-10">
      <div className="flex flex-col items-start gap-8 rounded-xl bg-brand-50 p-6 wide:flex-row wide:items-center tablet:gap-12 tablet:p-14">
        {page.image && (
          <img
            src={page.image}
            alt=""
            width={160}
            height={160}
            className="size-28 shrink-0 rounded-lg tablet:size-40"
          />
        )}
        <div className="flex min-w-0 flex-col items-start gap-5">
          <div className="flex flex-col gap-3">
            <h1 className="text-3xl font-bold tablet:text-4xl">{page.title}</h1>
            <Html html={page.description} className="max-w-160 text-lg text-ink-soft" />
          </div>
          <CampaignCountdown page={page} now={loadedAt} />
          {children}
        </div>
      </div>
    </section>
  );
}
