import { onceForKey } from "../checkout/onceForKey.ts";
import type { Handler } from "../Handler.ts";
import { refuse } from "../refuse.ts";
import { findPerson } from "./findPeople.ts";

/** Stops emails that ask a customer for reviews, or allows them again. */
export const changeReviewRequests: Handler<"changeReviewRequests"> = (input, context) =>
  onceForKey(context, "changeReviewRequests", input, () => {
    const { params, body } = input;
    const person = findPerson(context, params.id);
    if (person === undefined) return refuse("resourceDoesNotExist");
    const { reviewRefusals } = context.session;
    if (body.reviewRequests) reviewRefusals.delete(person.email);
    else reviewRefusals.add(person.email);
    return { status: 204 };
  });
