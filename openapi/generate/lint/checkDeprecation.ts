import type { Contract } from "../contract.ts";
import type { OperationObject } from "../OpenApiDocument.ts";
import type { Finding } from "./Finding.ts";

/** Six months: how long what is deprecated is answered and taken at least. */
const leastDays = 183;
const isDay = (text: unknown): text is string =>
  typeof text === "string" && /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text));

type Marked = Pick<OperationObject, "deprecated" | "x-deprecated-since" | "x-sunset">;

/** Everything deprecated says since when and until when, and nothing else does. */
export function checkDeprecation({ operations }: Contract): Finding[] {
  return operations.flatMap(({ id, object, parameters }) => {
    const marked: [string, Marked & { required?: boolean; in?: string }][] = [
      [id, object],
      ...parameters.map((parameter): [string, (typeof parameters)[number]] => [
        `${id} ${parameter.name}`,
        parameter,
      ]),
    ];
    return marked.flatMap(([where, object]) => {
      const message = mistake(object);
      return message === undefined ? [] : [{ where, message }];
    });
  });
}

function mistake({
  deprecated = false,
  "x-deprecated-since": since,
  "x-sunset": sunset,
  required = false,
}: Marked & { required?: boolean }): string | undefined {
  if (!deprecated)
    return since === undefined && sunset === undefined
      ? undefined
      : "x-deprecated-since and x-sunset say when something goes: add deprecated: true, or drop them.";
  if (required)
    return "it is required, so callers cannot do without it: make it optional before it is deprecated.";
  if (!isDay(since) || !isDay(sunset))
    return "it is deprecated: say since when and until when, x-deprecated-since and x-sunset, each a day as 2027-05-31.";
  return Date.parse(sunset) - Date.parse(since) < leastDays * 86_400_000
    ? `x-sunset is less than ${leastDays} days after x-deprecated-since: callers have six months.`
    : undefined;
}
