import type { LogEntry } from "@velours/sdk/types";
import type { Shop } from "./Shop.ts";

type Entry = Pick<LogEntry, "level" | "type" | "message"> & Partial<Pick<LogEntry, "error" | "stack">>;

/** Puts something on record. Its own failure is ignored. */
export async function writeLog({ api, site }: Pick<Shop, "api" | "site">, entry: Entry): Promise<void> {
  try {
    await (await api()).writeLog({
      body: {
        ...entry,
        message: entry.message.slice(0, 2000),
        site,
        // Without its query, which may hold a token.
        url: (location.origin + location.pathname).slice(0, 2000),
        userAgent: navigator.userAgent.slice(0, 500),
      },
    });
  } catch {}
}
