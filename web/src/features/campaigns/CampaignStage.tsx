import type { CampaignPage } from "@velours/sdk/types";
import type { ReactNode } from "react";
import { m, useText } from "../../platform/text/useText.ts";
import { classes } from "../../platform/ui/classes.ts";
import { Html } from "../../platform/ui/Html.tsx";
import { LocalDay } from "../../platform/ui/LocalDay.tsx";
import { CampaignCountdown } from "./CampaignCountdown.tsx";
import type { CampaignData } from "./loadCampaignPage.ts";
import { useImpression } from "./useImpression.ts";

interface Props {
  data: Pick<CampaignData, "page" | "cards" | "loadedAt">;
  /** A line above the title. */
  overline?: string;
  /** In place of the merchant's picture. */
  picture?: ReactNode;
  dark?: boolean;
  /** The campaign's form or outcome, on a card of its own; left out on a page without a form. */
  form?: ReactNode;
  /** Below the words. */
  children?: ReactNode;
}

/** The top of a campaign's page: a large picture, what it is, until when, on which terms, and what one does. */
export function CampaignStage({
  data: { page, cards, loadedAt },
  overline,
  picture,
  dark = false,
  form,
  children,
}: Props) {
  const text = useText();
  const stage = useImpression<HTMLElement>("campaign_page");
  // A merchant who gives no picture sees the first product that the page speaks of.
  const image = page.image ?? cards[0]?.image;
  return (
    <section ref={stage} className="page py-6 tablet:py-10">
      <div
        className={classes(
          "grid overflow-hidden rounded-xl",
          (picture !== undefined || image) && "tablet:grid-cols-2",
          dark ? "bg-brand-950 text-white" : "bg-brand-50",
        )}
      >
        {picture ? (
          <div className="flex items-center justify-center p-6 tablet:p-12">{picture}</div>
        ) : (
          image && (
            <div className="relative h-64 bg-mist tablet:h-auto tablet:min-h-128">
              <img
                src={image}
                alt=""
                width={800}
                height={800}
                fetchPriority="high"
                className="absolute inset-0 size-full object-cover"
              />
            </div>
          )
        )}
        <div className="flex min-w-0 flex-col justify-center gap-6 p-6 tablet:p-12">
          <div className={classes("flex flex-col gap-3", dark && "on-dark")}>
            {overline && (
              <p className={classes("font-semibold", dark ? "text-brand-200" : "text-brand-700")}>
                {overline}
              </p>
            )}
            <h1 className="text-3xl font-bold tablet:text-4xl">{page.title}</h1>
            <Html
              html={page.description}
              className={classes("max-w-160 text-lg", dark ? "text-brand-100" : "text-ink-soft")}
            />
          </div>
          <End page={page} loadedAt={loadedAt} />
          {children}
          {form && page.fields.length > 0 && (
            <div className="rounded-lg bg-white p-6 text-ink shadow-card">{form}</div>
          )}
          {page.terms && (
            <div className={classes("text-sm", dark ? "on-dark text-brand-100" : "text-ink-soft")}>
              <h2 className="font-semibold">{text(m.campaign_terms)}</h2>
              <Html html={page.terms} />
            </div>
          )}
        </div>
      </div>
    </section>
  );
}

/** When a campaign is over, and how long that is; nothing for one without an end. */
function End({ page, loadedAt }: { page: CampaignPage; loadedAt: number }) {
  const text = useText();
  if (page.date_expired === null) return null;
  // Other goods come then: nothing is over.
  const renews = page.kind === "daily-deals";
  return (
    <div className="flex flex-col gap-3">
      <CampaignCountdown
        page={page}
        now={loadedAt}
        label={text(renews ? m.campaign_renews_in : m.campaign_ends_in)}
      />
      {!renews && (
        <p className="text-sm">
          {text(m.valid_until)} <LocalDay iso={new Date(page.date_expired * 1000 - 1).toISOString()} />
        </p>
      )}
    </div>
  );
}
