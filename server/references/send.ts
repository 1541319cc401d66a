import { type OperationName, routes } from "../src/generated/operations.ts";
import type { Call } from "../src/testing/testShop.ts";

export interface HttpAnswer {
  status: number;
  reference: string | undefined;
}

/** Sends a call over HTTP, as any program would. */
export async function send(
  origin: string,
  operation: OperationName,
  { params, query, body, headers }: Call,
): Promise<HttpAnswer> {
  const { method, url } = routes[operation];
  const path = url.replace(/:(\w+)/g, (_, name: string) => encodeURIComponent(String(params?.[name])));
  const response = await fetch(`${origin}/api${path}${query === undefined ? "" : `?${query}`}`, {
    method,
    headers: {
      "x-client-token": "velours-dev",
      ...(body !== undefined && { "content-type": "application/json" }),
      ...headers,
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
  const text = await response.text();
  const isJson = response.headers.get("content-type")?.startsWith("application/json");
  return { status: response.status, reference: isJson && text ? JSON.parse(text).reference : undefined };
}
