import type { AddressCompletion, VerifiedAddress } from "@velours/sdk/types";

export type { AddressCompletion, VerifiedAddress };

export interface CompletionQuery {
  /** The typed text; empty when a container is opened. */
  partialStreet: string;
  /** ISO 3166 codes; empty is every country. */
  countries: readonly string[];
  limit: number;
  /** Id of a suggestion to look into. */
  container: string | undefined;
}

/** A service that knows addresses. Its methods throw a ServiceError when it does not answer. */
export interface AddressProvider {
  complete(query: CompletionQuery): Promise<AddressCompletion[]>;
  /** The address of a suggestion, or undefined for an unknown id. */
  find(id: string): Promise<VerifiedAddress | undefined>;
}

declare module "../../platform/context.ts" {
  interface Services {
    addresses: AddressProvider;
  }
}
