import type { TaxQuestion } from "@velours/sdk/shop";
import type { Taxes } from "@velours/sdk/types";

export type { TaxQuestion };

/** A service that knows taxes. */
export interface TaxProvider {
  calculate(question: TaxQuestion): Promise<Taxes>;
}

declare module "../../platform/context.ts" {
  interface Services {
    taxes: TaxProvider;
  }
}
