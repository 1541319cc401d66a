import {
  catalogue,
  type ErrorBody,
  type ErrorReference,
  type TextOptions,
  writeMessage,
} from "../everyError.ts";

type Headers = { [name: string]: string | number | string[] | undefined };

/** An error of the contract as a response; a union for several references. */
export type ErrorResponse<R extends ErrorReference> = {
  [Name in R]: { status: (typeof catalogue)[Name]["status"]; body: ErrorBody<Name>; headers?: Headers };
}[R];

type Value<R extends ErrorReference> = ErrorBody<R>["value"];
type Options = TextOptions & { headers?: Headers | undefined };

/**
 * The answer that refuses with an error reference: status and English text come from the catalogue.
 * `options.values` fills the text's placeholders, `options.of` chooses one of several texts.
 */
export const refuse = <R extends ErrorReference>(
  reference: R,
  ...[value, options]: null extends Value<R>
    ? [value?: Value<R>, options?: Options]
    : [value: Value<R>, options?: Options]
): ErrorResponse<R> => toErrorResponse(reference, value, options);

/** The response of a reference, whose value is not told apart by it any more. */
export function toErrorResponse<R extends ErrorReference>(
  reference: R,
  value: unknown,
  { headers, ...text }: Options = {},
): ErrorResponse<R> {
  const values =
    typeof value === "object" && value !== null ? (value as Record<string, string | number>) : {};
  const body = { reference, ...writeMessage(reference, { values, ...text }), value: value ?? null };
  return {
    status: catalogue[reference].status,
    body,
    ...(headers && { headers }),
  } as unknown as ErrorResponse<R>;
}
