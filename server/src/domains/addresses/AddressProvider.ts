import type { AddressCompletion, VerifiedAddress } from "@velours/sdk/types";

export type { AddressCompletion, VerifiedAddress };

export interface CompletionQuery {
  /** What was typed; empty when a container is looked into. */
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
  /** The address of a suggestion, or undefined when there is none of that id. */
  find(id: string): Promise<VerifiedAddress | undefined>;
}

declare module "../../platform/context.ts" {
  interface Services {
    addresses: AddressProvider;
  }
}
