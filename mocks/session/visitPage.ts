import type { Sessions } from "./Sessions.ts";
import { readSettings } from "./settings.ts";

/**
 * For every request of a page: its session, and the cookie to set with it, because its own calls must find that session. An address sets
 * delay and failures until another one takes them back; a scenario is the page's alone.
 */
export function visitPage(
  { method, url, headers }: { method: string; url: URL; headers: Headers },
  sessions: Sessions,
): ReturnType<Sessions["of"]> {
  const found = sessions.of(headers);
  const query = url.searchParams;
  if (method === "GET" && (query.has("delay") || query.has("fail"))) {
    const requested = readSettings((name) => query.get(name) ?? undefined);
    const { scenario: _, ...rest } = requested;
    found.session.settings = query.has("scenario") ? rest : requested;
  }
  return found;
}
