import type { Currency, RecommendationItem } from "@velours/sdk/types";

export type { RecommendationItem };

export interface RecommendationRequest {
  /** The visitor's id from the identity cookie; null without one. */
  visitor: string | null;
  /** Source of the site: products of other sites are not recommended by the sandbox. */
  source: string;
  /** The currency the visitor buys in. */
  currency: Currency;
  items: readonly RecommendationItem[];
  /** The line that was just added; null for any other change of the cart. */
  added: RecommendationItem | null;
  exclude: readonly number[];
  limit: number;
}

export interface Recommendations {
  resultId: string;
  ids: number[];
}

/** A service that learns from carts and recommends. Throws a ServiceError when it does not answer. */
export interface RecommendationProvider {
  recommend(request: RecommendationRequest): Promise<Recommendations>;
}

declare module "../../platform/context.ts" {
  interface Services {
    recommendations: RecommendationProvider;
  }
}
