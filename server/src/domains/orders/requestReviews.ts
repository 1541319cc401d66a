import type { Store } from "../../platform/store/store.ts";
import { readVersionedSites } from "../sites/store.ts";
import { queueReviewRequests } from "./store/reviewRequests.ts";

/** Asks buyers for reviews, at the sites whose settings say after how many days. */
export async function requestReviews({ db }: Pick<Store, "db">): Promise<void> {
  for (const { code, value } of await readVersionedSites(db)) {
    const { reviewRequestDays } = value.limits;
    if (reviewRequestDays !== undefined) await queueReviewRequests(db, code, reviewRequestDays);
  }
}
