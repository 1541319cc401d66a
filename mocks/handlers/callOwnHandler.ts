import { catalogue, type ErrorReference, references } from "@velours/sdk/shop";
import type { Operation } from "../contract.ts";
import { nearest } from "../session/nearest.ts";
import type { Input } from "../shop/Handler.ts";
import type { MockResponse } from "../shop/MockResponse.ts";
import { refuse, refuseFields } from "../shop/refuse.ts";

/** A handler's answer before its form is known. */
interface LooseAnswer {
  data?: unknown;
  error?: unknown;
  status?: number;
  headers?: MockResponse["headers"];
}

export type AnyOwnHandler = (input: Input<never>, next: () => Promise<LooseAnswer>) => unknown;

/**
 * The answer of somebody's handler. A mistake in it is answered 400 `validationError`, as mistakes in settings are: the caller sees it, and
 * nothing repeats the request.
 */
export async function callOwnHandler(
  handler: AnyOwnHandler,
  operation: Operation,
  input: unknown,
  next: () => Promise<MockResponse>,
): Promise<MockResponse> {
  // Asked twice, the shop would place an order twice.
  let own: Promise<MockResponse> | undefined;
  const answerOnce = () => {
    own ??= next();
    return own;
  };
  let answer: unknown;
  try {
    answer = await handler(input as Input<never>, async () => toLoose(await answerOnce()));
  } catch (error) {
    // With its place in the handler, which no answer can show.
    console.error(error);
    return refuseFields({ mock: `The handler of ${operation.operationId} threw ${error}` });
  }
  return answer === undefined ? answerOnce() : toResponse(answer, operation);
}

const toLoose = ({ status, body, headers }: MockResponse): LooseAnswer =>
  status < 400
    ? { status, data: structuredClone(body), headers }
    : { status, error: structuredClone(body), headers };

function toResponse(answer: unknown, operation: Operation): MockResponse {
  const mistake = (what: string) =>
    refuseFields({ mock: `The handler of ${operation.operationId} answered ${what}` });
  if (typeof answer !== "object" || answer === null || !("data" in answer || "error" in answer))
    return mistake("neither { data } nor { error }.");
  const { data, error, status, headers }: LooseAnswer = answer;
  if (error === undefined) {
    const success = Object.keys(operation.responses).find((code) => code < "300") ?? "200";
    const common = operation.responses[success]?.headers;
    return { status: status ?? Number(success), body: data, headers: { ...common, ...headers } };
  }
  // Some gateways' refusals are bare lists; they come from next().
  if (Array.isArray(error)) return { status: status ?? 422, body: error, headers };
  const { reference, value, message } = (typeof error === "string" ? { reference: error } : error) as {
    reference: string;
    value?: unknown;
    message?: string;
  };
  const may = references[operation.operationId as keyof typeof references] as readonly string[];
  if (!may.includes(reference)) {
    const near = nearest(reference, may);
    return mistake(
      `"${reference}", which it does not refuse with. ${near ? `Did you mean "${near}"?` : `There are: ${may.join(", ")}.`}`,
    );
  }
  const code = catalogue[reference as ErrorReference].status;
  const example = operation.responses[code]?.content["application/json"]?.examples[reference]?.value;
  const refused =
    value === undefined
      ? { body: example as object, headers: operation.responses[code]?.headers }
      : refuse(reference as ErrorReference, value);
  return {
    status: status ?? code,
    body: { ...(refused.body as object), ...(message !== undefined && { message }) },
    headers: { ...refused.headers, ...headers },
  };
}
