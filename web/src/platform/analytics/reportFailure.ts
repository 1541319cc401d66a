import type { Shop } from "../api/Shop.ts";

const reported = new WeakSet<Error>();

/** Puts an uncaught error of a page on record, once. Its own failure is ignored. */
export async function reportFailure(
  { api, site }: Pick<Shop, "api" | "site">,
  thrown: unknown,
): Promise<void> {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (reported.has(error)) return;
  reported.add(error);
  try {
    await (await api()).writeLog({
      body: {
        level: "error",
        type: "client",
        message: (error.message || error.name).slice(0, 2000),
        site,
        // Without its query, which may hold a token.
        url: (location.origin + location.pathname).slice(0, 2000),
        userAgent: navigator.userAgent.slice(0, 500),
        stack: error.stack?.slice(0, 8000) ?? null,
        error: { name: error.name, message: error.message.slice(0, 2000) },
      },
    });
  } catch {}
}
