import { parseOrderNumber } from "@velours/sdk/shop";
import type { PersonNumber } from "../privacy/store/findPerson.ts";

/** Whom the id of a customer means: a member by their number, or the buyer of an order. */
export const toPersonNumber = (id: string): PersonNumber =>
  /^\d+$/.test(id) ? { userId: Number(id) } : { orderNumber: parseOrderNumber(id) ?? 0 };
