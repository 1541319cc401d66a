import { presentReasons, type Reason, rowKinds } from "@velours/sdk/import";
import { keepStock, type ProductRecord, pictureProblem, prepareProduct } from "@velours/sdk/shop";
import type { Product } from "@velours/sdk/types";
import type { Context } from "../Handler.ts";
import type { MockResponse } from "../MockResponse.ts";
import { refuse } from "../refuse.ts";
import { findMerchantProduct } from "./findMerchantProduct.ts";
import { validateRows } from "./validateRows.ts";

/** Saves a product with the checks of an import; pictures of other hosts stay there, and its HTML is not cleaned. */
export function saveProduct(
  { session, language }: Pick<Context, "session" | "language">,
  sent: Product,
  stored?: ProductRecord,
): MockResponse {
  const refuseBad = (reasons: readonly Reason[]) =>
    refuse("productBad", { reason: presentReasons(reasons, language) });
  const { row, allowFree, ...prepared } = prepareProduct(
    stored ? keepStock(sent, stored) : sent,
    stored?.document,
    session.nextId("variants"),
  );
  const problem = pictureProblem(sent) ?? prepared.problem;
  if (problem !== undefined) return refuseBad([problem]);
  const checked = validateRows(rowKinds.products, [row], session, { allowFree });
  if ("bad" in checked) return refuseBad(checked.bad.flatMap(({ reasons }) => reasons));
  session.putProducts(checked.rows);
  return { status: 200, body: findMerchantProduct(session, row.id)?.presented };
}
