import type { Site } from "../../types.ts";

/** Days after a parcel has left in which buyers can ask to return what was in it, as the site's settings say it; 0 for never. */
export const returnDays = ({ returnDays = 30 }: Pick<Site["limits"], "returnDays">): number => returnDays;
