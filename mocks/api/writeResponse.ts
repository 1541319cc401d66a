import type { MockResponse } from "../shop/MockResponse.ts";

/** An answer as it is sent */
export function writeResponse(
  { status, body, headers = {} }: MockResponse,
  common: Headers = new Headers(),
): Response {
  const sent = new Headers(common);
  for (const [name, value] of Object.entries(headers)) {
    if (value === undefined) continue;
    if (name === "set-cookie") sent.append(name, String(value));
    else sent.set(name, String(value));
  }
  if (body === undefined) return new Response(null, { status, headers: sent });
  if (sent.has("content-type")) return new Response(body as BodyInit, { status, headers: sent });
  sent.set("content-type", "application/json; charset=utf-8");
  return new Response(JSON.stringify(body), {
    status,
    headers: sent,
  });
}
