import type { TaxRequest } from "@velours/sdk/shop";
import type { Taxes } from "@velours/sdk/types";

export type { TaxRequest };

/** A service that knows taxes. */
export interface TaxProvider {
  calculate(question: TaxRequest): Promise<Taxes>;
}

declare module "../../platform/context.ts" {
  interface Services {
    taxes: TaxProvider;
  }
}
