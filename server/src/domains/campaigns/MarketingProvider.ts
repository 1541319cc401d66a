export interface Subscriber {
  email: string;
  site: string;
  /** Where it was signed; null when unsaid. */
  source: string | null;
}

/** An email marketing service. Throws a ServiceError when it does not answer. */
export interface MarketingProvider {
  /** Puts an address on the list; again is as once. */
  subscribe(subscriber: Subscriber): Promise<void>;
}

declare module "../../platform/context.ts" {
  interface Services {
    marketing: MarketingProvider;
  }
}
