import { requireTimes } from "../requireTimes.ts";
import { endOfDay } from "./endOfDay.ts";

/** The end of a key whose last day a request names; null for a key without one. Throws an InvalidRequestError. */
export function toKeyEnd(endsOn: string | null | undefined): Date | null {
  if (endsOn === null || endsOn === undefined) return null;
  requireTimes({ endsOn });
  return endOfDay(endsOn);
}
