import { keepPreviousData, useQuery } from "@tanstack/react-query";
import {
  type OperationData,
  type OperationName,
  type OperationOptions,
  orThrow,
  type RequestResult,
} from "@velours/sdk";
import { useDesk } from "./desk.ts";

type Params<Op extends OperationName> =
  OperationOptions<Op> extends { params?: infer Own } ? NonNullable<Own> : never;

type Row<Op extends OperationName> = OperationData<Op> extends (infer One)[] ? One : never;

interface Options {
  enabled?: boolean;
  refetchInterval?: number;
  refetchOnReconnect?: boolean;
  refetchOnWindowFocus?: boolean;
  staleTime?: number;
}

/** A page of an operation's list, and where the next one begins; the one before stays until the next has come. */
export function usePage<Op extends OperationName>(operation: Op, params: Params<Op>, options?: Options) {
  const { api } = useDesk();
  return useQuery({
    queryKey: [operation, params],
    queryFn: async ({ signal }) => {
      const read = api[operation] as (options: object) => Promise<RequestResult<Row<Op>[]>>;
      const result = await read({ params, signal });
      const rows = orThrow(result);
      const { headers } = result.response;
      const total = Number(headers.get("x-pagination-items-total") ?? rows.length);
      return { rows, total, next: headers.get("x-pagination-next") };
    },
    placeholderData: keepPreviousData,
    ...options,
  });
}

export interface Page<Item> {
  data: { rows: Item[] } | undefined;
  isPlaceholderData: boolean;
}

/** The rows of a page; none while they are those of the page before. */
export const currentRows = <Item>({ data, isPlaceholderData }: Page<Item>): Item[] =>
  isPlaceholderData ? [] : (data?.rows ?? []);
