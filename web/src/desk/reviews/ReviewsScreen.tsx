import { useSearch } from "@tanstack/react-router";
import type { MerchantReview } from "@velours/sdk/types";
import { lazy, Suspense, useRef, useState } from "react";
import { m } from "../../platform/text/m.ts";
import { Notice } from "../../platform/ui/Notice.tsx";
import { Spinner } from "../../platform/ui/Spinner.tsx";
import { useDeskText, useMay } from "../desk.ts";
import { Failure } from "../frame/Failure.tsx";
import { FilterLink } from "../frame/FilterLink.tsx";
import { PageLinks } from "../frame/PageLinks.tsx";
import { useRowKeys } from "../orders/useRowKeys.ts";
import { ReviewRow } from "./ReviewRow.tsx";
import { type ReviewsSearch, reviewLists } from "./reviewsSearch.ts";
import { useReviews } from "./useReviews.ts";

const ModerateDialog = lazy(async () => ({
  default: (await import("./ModerateDialog.tsx")).ModerateDialog,
}));
const LIMIT = 25;
const TO = "/desk/reviews";

const listLabels = {
  waiting: m.desk_review_waiting,
  published: m.desk_review_published,
  rejected: m.desk_review_rejected,
  all: m.desk_all,
} as const;

/** Buyers' reviews by their state, those that wait first; the list and the page stand in the address. */
export function ReviewsScreen() {
  const text = useDeskText();
  const search = useSearch({ strict: false }) as ReviewsSearch;
  const { cursor, ...filters } = search;
  const mayWrite = useMay("reviews:write");
  const list = useRef<HTMLDivElement>(null);
  useRowKeys(list);
  const [chosen, setChosen] = useState<MerchantReview | null>(null);
  const [moderated, setModerated] = useState<MerchantReview["review"] | null>(null);
  const { data, error, isFetching, refetch } = useReviews(search, LIMIT);
  return (
    <>
      <div className="flex flex-wrap items-center gap-4">
        <h1 className="text-2xl font-bold tablet:text-3xl">{text(m.reviews)}</h1>
        {isFetching && (
          <span role="status">
            <Spinner />
            <span className="sr-only">{text(m.loading)}</span>
          </span>
        )}
      </div>
      <nav
        aria-label={text(m.reviews)}
        className="mt-4 -mx-4 flex gap-2 overflow-x-auto px-4 py-1 tablet:mx-0 tablet:flex-wrap tablet:px-0"
      >
        {reviewLists.map((state) => (
          <FilterLink
            to={TO}
            key={state ?? "waiting"}
            isChosen={state === filters.state}
            search={state === undefined ? {} : { state }}
            label={text(listLabels[state ?? "waiting"])}
          />
        ))}
      </nav>
      <div className="mt-4 flex flex-col gap-3" ref={list}>
        {moderated && (
          <Notice tone="good">
            {text(
              moderated.state === "published" ? m.desk_review_done_published : m.desk_review_done_rejected,
              { title: moderated.productTitle },
            )}
          </Notice>
        )}
        {error && !data && <Failure error={error} reset={() => void refetch()} />}
        {data?.rows.length === 0 && (
          <p role="status" className="rounded-lg bg-white p-8 text-center text-ink-soft">
            {text(m.desk_review_none)}
          </p>
        )}
        {data && data.rows.length > 0 && (
          <ul className="overflow-hidden rounded-lg border border-line bg-white">
            {data.rows.map((row) => (
              <ReviewRow
                key={row.review.id}
                review={row.review}
                onChoose={mayWrite ? () => setChosen(row) : undefined}
              />
            ))}
          </ul>
        )}
      </div>
      {data && <PageLinks to={TO} filters={{ ...filters }} cursor={cursor} next={data.next} />}
      {chosen && (
        <Suspense fallback={null}>
          <ModerateDialog
            review={chosen}
            onClose={() => setChosen(null)}
            onDone={({ review }) => {
              setChosen(null);
              setModerated(review);
            }}
          />
        </Suspense>
      )}
    </>
  );
}
