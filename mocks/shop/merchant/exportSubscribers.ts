import type { Handler } from "../Handler.ts";
import { csvResponse } from "./csvResponse.ts";
import { findSubscribers } from "./findSubscribers.ts";

/** The newsletters' addresses as CSV. */
export const exportSubscribers: Handler<"exportSubscribers"> = (_, context) =>
  csvResponse("subscribers", ["site", "email", "source", "consentedAt"], findSubscribers(context));
