import type { CaseDefinition } from "../Case.ts";
import { cartRules } from "../meaning/cart.ts";
import { codeRules } from "../meaning/codes.ts";
import { copyRules } from "../meaning/copies.ts";
import { filterRules } from "../meaning/filters.ts";
import { languageRules } from "../meaning/languages.ts";
import { orderRules } from "../meaning/orders.ts";
import { pagingRules } from "../meaning/paging.ts";
import { parameterRules } from "../meaning/parameters.ts";
import { priceRules } from "../meaning/prices.ts";
import { reviewRules } from "../meaning/reviews.ts";
import { searchRules } from "../meaning/search.ts";

/** Answers compared with each other: they need to know nothing of what the shop has in store. */
export const listMeaningCases = (): CaseDefinition[] => [
  ...copyRules,
  ...orderRules,
  ...filterRules,
  ...searchRules,
  ...languageRules,
  ...priceRules,
  ...codeRules,
  ...cartRules,
  ...reviewRules,
  ...pagingRules,
  ...parameterRules,
];
