import type { ErrorBody } from "@velours/sdk/errors";

interface Answer<Data> {
  data?: Data;
  error?: unknown;
  response: Response;
}

/** What a page could not be made without: carries the API's error as it came. */
export class PageError extends Error {
  readonly error: ErrorBody | undefined;
  readonly status: number;
  constructor(error: ErrorBody | undefined, status: number) {
    super(error?.message ?? `The API answered ${status}`);
    this.error = error;
    this.status = status;
  }
}

/** The data of an answer, or a PageError: for queries a screen cannot do without. */
export async function answer<Data>(call: Promise<Answer<Data>>): Promise<Data> {
  const { data, error, response } = await call;
  if (data === undefined) throw new PageError(error as ErrorBody | undefined, response.status);
  return data;
}
