import { useSearch } from "@tanstack/react-router";
import type { MerchantReview } from "@velours/sdk/types";
import { useState } from "react";
import { Notice } from "../../platform/ui/Notice.tsx";
import { m, useDeskText, useMay } from "../desk.ts";
import { FilterBar } from "../frame/FilterBar.tsx";
import { List } from "../frame/List.tsx";
import { ScreenHeading } from "../frame/ScreenHeading.tsx";
import { usePage } from "../usePage.ts";
import { ModerateDialog } from "./ModerateDialog.tsx";
import { ReviewRow } from "./ReviewRow.tsx";
import { type ReviewsSearch, reviewLists } from "./reviewsSearch.ts";

const LIMIT = 25;
const TO = "/desk/reviews";

const listLabels = {
  waiting: m.desk_waiting,
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
  const [chosen, setChosen] = useState<MerchantReview | null>(null);
  const [moderated, setModerated] = useState<MerchantReview["review"] | null>(null);
  const shown = filters.state ?? "waiting";
  const reviews = usePage("listMerchantReviews", {
    query: { limit: LIMIT, ...(shown !== "all" && { state: shown }), ...(cursor && { cursor }) },
  });
  return (
    <>
      <ScreenHeading title={text(m.reviews)} isLoading={reviews.isFetching} />
      <FilterBar
        label={text(m.reviews)}
        to={TO}
        filters={reviewLists.map((state) => ({
          isChosen: state === filters.state,
          search: state === undefined ? {} : { state },
          label: text(listLabels[state ?? "waiting"]),
        }))}
      />
      <List
        result={reviews}
        none={text(m.desk_review_none)}
        pages={{ to: TO, filters: { ...filters }, cursor }}
        note={
          moderated && (
            <Notice tone="good">
              {text(
                moderated.state === "published" ? m.desk_review_done_published : m.desk_review_done_rejected,
                { title: moderated.productTitle },
              )}
            </Notice>
          )
        }
      >
        {(row) => (
          <ReviewRow
            key={row.review.id}
            review={row.review}
            onChoose={mayWrite ? () => setChosen(row) : undefined}
          />
        )}
      </List>
      {chosen && (
        <ModerateDialog
          review={chosen}
          onClose={() => setChosen(null)}
          onDone={({ review }) => {
            setChosen(null);
            setModerated(review);
          }}
        />
      )}
    </>
  );
}
