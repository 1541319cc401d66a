import type { ReactNode } from "react";
import { classes } from "../../platform/ui/classes.ts";
import { Html } from "../../platform/ui/Html.tsx";
import { CampaignCountdown } from "./CampaignCountdown.tsx";
import type { CampaignData } from "./loadCampaignPage.ts";
import { useImpression } from "./useImpression.ts";

interface Props extends Pick<CampaignData, "page" | "loadedAt"> {
  /** A line above the title. */
  overline?: string;
  /** In place of the merchant's picture. */
  picture?: ReactNode;
  dark?: boolean;
  /** The campaign's form or outcome. */
  children: ReactNode;
}

/** The top of a campaign's page: what it is, until when, and beside it what one does. */
export function CampaignStage({ page, loadedAt, overline, picture, dark = false, children }: Props) {
  const stage = useImpression<HTMLElement>("campaign_page");
  return (
    <section ref={stage} className="page py-6 tablet:py-10">
      <div
        className={classes(
          "grid items-center gap-8 rounded-xl p-6 tablet:grid-cols-[1.1fr_1fr] tablet:gap-14 tablet:p-14",
          dark ? "bg-brand-950 text-white" : "bg-brand-50",
        )}
      >
        <div className={classes("flex min-w-0 flex-col items-start gap-5", dark && "on-dark")}>
          {picture ??
            (page.image && (
              <img src={page.image} alt="" width={112} height={112} className="size-28 rounded-lg" />
            ))}
          <div className="flex flex-col gap-3">
            {overline && (
              <p className={classes("font-semibold", dark ? "text-brand-200" : "text-brand-700")}>
                {overline}
              </p>
            )}
            <h1 className="text-3xl font-bold tablet:text-4xl">{page.title}</h1>
            <Html
              html={page.description}
              className={classes("text-lg", dark ? "text-brand-100" : "text-ink-soft")}
            />
          </div>
          <CampaignCountdown page={page} now={loadedAt} />
        </div>
        <div className="min-w-0 rounded-lg bg-white p-6 text-ink shadow-card tablet:p-8">{children}</div>
      </div>
    </section>
  );
}
