export interface Subscriber {
  email: string;
  site: string;
  /** Where it was signed; null when unsaid. */
  source: string | null;
}

/** An email marketing service. Its methods throw a ServiceError when it does not answer. */
export interface MarketingProvider {
  /** Puts an address on the list; again is as once. */
  subscribe(subscriber: Subscriber): Promise<void>;
  /** The address an exchange id stands for, or undefined when it stands for none. */
  findEmailByExchange(exchange: string): Promise<string | undefined>;
}

declare module "../../platform/context.ts" {
  interface Services {
    marketing: MarketingProvider;
  }
}
