import { RefusedError } from "./failures.ts";
import type { RequestResult } from "./requestOptions.ts";

/** The data of an answer, for programs that have nothing to say about a refusal: it is thrown as `RefusedError`. */
export function orThrow<Data>({ data, error, response, call }: RequestResult<Data>): Data {
  if (error) throw new RefusedError(error, response, call);
  return data as Data;
}
