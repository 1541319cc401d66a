import type { Operation } from "../contract.ts";
import type { MockSession } from "../session/MockSession.ts";
import type { MockResponse } from "../shop/MockResponse.ts";
import type { RawRequest } from "./RawRequest.ts";

/** Answers calls in the place of the mock's own shop: a recording, or the shop that is recorded. */
export interface Backend {
  source: "recording" | "shop";
  /** Undefined leaves the answer to the mock's own shop. */
  answer: (
    operation: Operation,
    request: RawRequest,
    session: MockSession,
  ) => Promise<MockResponse | undefined>;
}
