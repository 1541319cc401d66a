import { requireAllSites } from "@velours/sdk/shop";
import type { Handler } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";

/** Refuses: the mock has no jobs. */
export const retryJob: Handler<"retryJob"> = (_, context) =>
  (requireAllSites(context, "operations:write") as MockResponse | null) ?? refuse("resourceDoesNotExist");
