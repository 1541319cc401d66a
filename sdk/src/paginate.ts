import { orThrow } from "./orThrow.ts";
import type { RequestResult } from "./requestOptions.ts";

export interface PageOptions {
  /** The most items to give; 1,000 by default. */
  limit?: number;
}

type List = (options: never) => Promise<RequestResult<unknown[]>>;
type Options<L extends List> = NonNullable<Parameters<L>[0]>;
type Item<L extends List> = NonNullable<Awaited<ReturnType<L>>["data"]>[number];
/** Only a list that takes a page: any other would be asked for the same thing forever. */
type Paged<L extends List> =
  Options<L> extends { params?: infer P }
    ? NonNullable<P> extends { query?: infer Q }
      ? "page" extends keyof NonNullable<Q>
        ? L
        : never
      : never
    : never;

/**
 * Every item of a list that comes in pages, fetched as they are asked for:
 * `for await (const product of paginate(client.listProducts, { params: { query: { collections: "rings" } } }, { limit: 100 }))`.
 * Throws `RefusedError` where the list answers an error.
 */
export async function* paginate<L extends List>(
  list: Paged<L>,
  options: Options<L>,
  { limit = 1000 }: PageOptions = {},
): AsyncGenerator<Item<L>, void, void> {
  let left = limit;
  if (left <= 0) return;
  for await (const { data } of pages<L>(list, options)) {
    for (const item of data) {
      yield item;
      if (--left <= 0) return;
    }
  }
}

/** As `paginate`, page by page with the answer each came in, from the page asked for to the last. */
export async function* pages<L extends List>(
  list: Paged<L>,
  options: Options<L>,
): AsyncGenerator<{ data: Item<L>[]; response: Response }, void, void> {
  const call = list as unknown as (options: object) => Promise<RequestResult<Item<L>[]>>;
  const { params } = options as { params?: { query?: { page?: number } } };
  const query = params?.query;
  for (let page = query?.page ?? 1; ; page++) {
    const outcome = await call({
      ...(options as object),
      params: { ...params, query: { ...query, page } },
    });
    const data = orThrow(outcome);
    const { response } = outcome;
    if (data.length === 0) return;
    yield { data, response };
    // A list that does not say how many pages it has ends with an empty one.
    if (page >= Number(response.headers.get("x-pagination-pages-total") ?? Number.POSITIVE_INFINITY)) return;
  }
}
