import { notFound, redirect } from "@tanstack/react-router";
import { RefusedError } from "@velours/sdk";
import { isUnsoldCurrency } from "../api/isUnsoldCurrency.ts";
import type { RouterContext } from "./RouterContext.ts";

/** A path that leads nowhere goes to the 404 page for good. */
export const toNotFound = () => redirect({ to: "/404", statusCode: 301 });

/** 400: an address with a value that nothing can have, such as a product of 30 digits. */
const notThere: readonly number[] = [400, 404];

/** A missing resource is a page that is not there; any other failure stays one. */
export async function orNotFound<Data>(
  page: Promise<Data>,
  missing: () => Promise<unknown> | unknown = toNotFound,
): Promise<Data> {
  try {
    return await page;
  } catch (error) {
    if (error instanceof RefusedError && notThere.includes(error.response.status) && !isUnsoldCurrency(error))
      throw await missing();
    throw error;
  }
}

/** A path of the shop's own whose content is not there, such as a product no longer sold: 404 at its own address. */
export async function toMissing(context: RouterContext) {
  const { loadNotFound } = await import("./loadNotFound.ts");
  const { meta } = await loadNotFound(context);
  return notFound({ data: { head: { meta } } });
}
