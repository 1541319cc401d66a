import { mockOperations } from "../contract.ts";
import { sessionHeader } from "../session/Sessions.ts";
import { settingNames } from "../session/settings.ts";

/** Headers that the shop takes of pages of other origins, and the mock's own. */
const requestHeaders = [
  "accept-language",
  "content-type",
  "idempotency-key",
  "x-client-token",
  "x-velours-sdk",
  "prefer",
  "x-sandbox-country",
  sessionHeader,
  ...settingNames.map((name) => `x-mock-${name}`),
];

const exposed = new Set([
  ...mockOperations.flatMap(({ responses }) =>
    Object.values(responses).flatMap(({ headers }) => Object.keys(headers)),
  ),
  "retry-after",
  "deprecation",
  "sunset",
  "x-session-validation",
  "x-request-id",
  sessionHeader,
]);
exposed.delete("set-cookie");

const preflightSeconds = 600;

/**
 * Lets a page of another origin read the answer, without cookies, as the shop does for the origins it is told. A frontend
 * under development has an origin of its own, so the mock lets each one.
 */
export function allowOrigin(request: Request, headers: Headers): void {
  const origin = request.headers.get("origin");
  if (origin === null) return;
  headers.set("access-control-allow-origin", origin);
  headers.append("vary", "Origin");
  headers.set("access-control-expose-headers", [...exposed].join(", "));
}

/** The answer to a browser that asks before it sends; undefined when the request is none of that kind. */
export function answerPreflight(request: Request): Response | undefined {
  if (request.method !== "OPTIONS" || !request.headers.has("access-control-request-method")) return undefined;
  const headers = new Headers();
  allowOrigin(request, headers);
  const methods = new Set(mockOperations.map(({ method }) => method));
  headers.set("access-control-allow-methods", [...methods].join(", "));
  headers.set("access-control-allow-headers", requestHeaders.join(", "));
  headers.set("access-control-max-age", String(preflightSeconds));
  return new Response(null, { status: 204, headers });
}
