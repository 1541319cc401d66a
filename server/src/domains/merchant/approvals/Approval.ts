import type { Approved } from "@velours/sdk/shop";

/** A proposal that the caller approves: its operation is done under the key of the approval. */
export interface Approval extends Approved {
  /** The Idempotency-Key of the approval. */
  key: string | undefined;
}

declare module "../../../platform/context.ts" {
  interface DomainContext {
    /** Undefined for a request that is its caller's own. */
    approval?: Approval;
  }
}
