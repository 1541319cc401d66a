import { checkSettings, findUnknownSetting } from "../session/checkSettings.ts";
import { sessionHeader } from "../session/Sessions.ts";
import { readSettings, type Settings, settingNames } from "../session/settings.ts";
import type { RawRequest } from "./RawRequest.ts";

export interface ReadRequest extends RawRequest {
  /** The mock's settings, from headers and query. */
  settings: Settings;
  /** Bytes of the body. */
  size: number;
  /** Errors in the request as the mock reads it, by field. */
  mistake?: Record<string, string>;
}

/** Takes a request below `/api` apart. */
export async function readRequest(request: Request): Promise<ReadRequest> {
  const { pathname, search, searchParams } = new URL(request.url);
  const { headers } = request;
  const own = listSettings(searchParams);
  const named = (name: string) =>
    (own.includes(name) ? searchParams.get(name) : null) ?? headers.get(prefix + name) ?? undefined;
  const mistake = findUnknownSetting(settingsIn(headers)) ?? checkSettings(named);
  const bytes = await request.arrayBuffer();
  const query = search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !own.includes(part.split("=", 1)[0] ?? ""));
  return {
    path: pathname.replace(/^\/api/, ""),
    query: query.join("&"),
    headers: Object.fromEntries(headers),
    body: new TextDecoder().decode(bytes),
    size: bytes.byteLength,
    settings: readSettings(named),
    ...(mistake !== undefined && { mistake: { mock: mistake } }),
  };
}

const prefix = "x-mock-";

/** Names of the settings that a query speaks of. */
function listSettings(query: URLSearchParams): string[] {
  const names = settingNames.filter((name) => query.has(name));
  // Alone it keeps nothing to one operation: it is the filter of the desk's log.
  return names.length === 1 && names[0] === "operation" ? [] : names;
}

/** Names of the settings that headers speak of. */
const settingsIn = (headers: Headers): string[] =>
  [...headers.keys()]
    .filter((name) => name.startsWith(prefix) && name !== sessionHeader)
    .map((name) => name.slice(prefix.length));
