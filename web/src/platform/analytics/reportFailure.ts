import type { Shop } from "../api/Shop.ts";
import { writeLog } from "../api/writeLog.ts";

const reported = new WeakSet<Error>();

/** Puts an uncaught error of a page on record, once. */
export async function reportFailure(shop: Pick<Shop, "api" | "site">, thrown: unknown): Promise<void> {
  const error = thrown instanceof Error ? thrown : new Error(String(thrown));
  if (reported.has(error)) return;
  reported.add(error);
  await writeLog(shop, {
    level: "error",
    type: "client",
    message: error.message || error.name,
    stack: error.stack?.slice(0, 8000) ?? null,
    error: { name: error.name, message: error.message.slice(0, 2000) },
  });
}
