import { UnexpectedAnswerError, VeloursError } from "./failures.ts";
import { orThrow } from "./orThrow.ts";
import { nextPlace, type PagePlace, toPageQuery } from "./pagePlace.ts";
import type { CallInfo, RequestResult } from "./requestOptions.ts";

export interface PageOptions {
  /** The most items to give; `Infinity` for all. Without it more than 1,000 are an error. */
  limit?: number;
}

type List = (options: never) => Promise<RequestResult<unknown[]>>;
type Options<L extends List> = NonNullable<Parameters<L>[0]>;
type Item<L extends List> = NonNullable<Awaited<ReturnType<L>>["data"]>[number];
/** Only a list that takes a page: any other would be asked for the same thing forever. */
type Paged<L extends List> =
  Options<L> extends { params?: infer P }
    ? NonNullable<P> extends { query?: infer Q }
      ? Extract<keyof NonNullable<Q>, "page" | "cursor"> extends never
        ? never
        : L
      : never
    : never;

/** More items than anyone expects: the list never ends, or `limit` should say how many are wanted. */
const MOST = 1000;

/** A list had more items than `paginate` gives without being told a `limit`. Nothing is left out silently. */
export class PageLimitError extends VeloursError {
  override readonly name = "PageLimitError";

  constructor(call: CallInfo = { operation: "paginate", attempts: 1 }) {
    super(
      `${call.operation} has more than ${MOST} items: give paginate a limit, the most you want, or Infinity`,
      call,
    );
  }
}

/** The items of a list one by one, or, as `pages`, page by page. */
export interface Paginated<Item> extends AsyncGenerator<Item, void, void> {
  readonly pages: AsyncGenerator<Page<Item>, void, void>;
}

/** A page and the answer it came in. */
export interface Page<Item> {
  data: Item[];
  response: Response;
  call?: CallInfo;
}

/**
 * Every item of a list that comes in pages, fetched as they are asked for:
 * `for await (const product of paginate(client.listProducts, { params: { query: { collections: "rings" } } }))`.
 * With a `limit` it ends after so many. Without one it throws `PageLimitError` where there are more than 1,000.
 * Throws `RefusedError` where the list answers an error.
 */
export function paginate<L extends List>(
  list: Paged<L>,
  options: Options<L>,
  { limit }: PageOptions = {},
): Paginated<Item<L>> {
  return Object.assign(items(pages<L>(list, options), limit), { pages: pages<L>(list, options) });
}

async function* items<Item>(
  pages: AsyncIterable<Page<Item>>,
  limit: number | undefined,
): AsyncGenerator<Item, void, void> {
  let left = limit ?? MOST;
  if (left <= 0) return;
  for await (const { data, call } of pages) {
    for (const item of data) {
      if (left <= 0) throw new PageLimitError(call);
      yield item;
      if (--left <= 0 && limit !== undefined) return;
    }
  }
}

/** As `paginate`, page by page with the answer each came in, from the page asked for to the last. */
export async function* pages<L extends List>(
  list: Paged<L>,
  options: Options<L>,
): AsyncGenerator<Page<Item<L>>, void, void> {
  const call = list as unknown as (options: object) => Promise<RequestResult<Item<L>[]>>;
  const { params } = options as { params?: { query?: { page?: number; cursor?: string } } };
  const { page, cursor, ...query } = params?.query ?? {};
  let place: PagePlace | null = cursor ?? page ?? 1;
  while (place !== null) {
    const outcome: RequestResult<Item<L>[]> = await call({
      ...(options as object),
      params: { ...params, query: { ...query, ...toPageQuery(place) } },
    });
    const data = orThrow(outcome);
    const { response, call: sent } = outcome;
    // A 304: nobody here has the part of the list that did not change.
    if (data === undefined) throw new UnexpectedAnswerError(sent ?? { operation: "", attempts: 1 }, response);
    yield { data, response, ...(sent && { call: sent }) };
    place = nextPlace(place, response.headers);
  }
}
