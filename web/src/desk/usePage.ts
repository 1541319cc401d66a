import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { orThrow, type RequestResult } from "@velours/sdk";

interface Page<Row> {
  /** The operation, and all that it is asked with. */
  key: readonly unknown[];
  read: (signal: AbortSignal) => Promise<RequestResult<Row[]>>;
  enabled?: boolean;
  refetchInterval?: number;
  refetchOnReconnect?: boolean;
  refetchOnWindowFocus?: boolean;
  staleTime?: number;
}

/** A page of a list, and where the next one begins; the one before stays until the next has come. */
export const usePage = <Row>({ key, read, ...options }: Page<Row>) =>
  useQuery({
    queryKey: key,
    queryFn: async ({ signal }) => {
      const result = await read(signal);
      return { rows: orThrow<Row[]>(result), next: result.response.headers.get("x-pagination-next") };
    },
    placeholderData: keepPreviousData,
    ...options,
  });
