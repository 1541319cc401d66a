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
  const named = (name: string) => searchParams.get(name) ?? headers.get(`x-mock-${name}`) ?? undefined;
  const mistake = findUnknownSetting(settingsIn(headers)) ?? checkSettings(named);
  const bytes = await request.arrayBuffer();
  const query = search
    .slice(1)
    .split("&")
    .filter((part) => part !== "" && !settingNames.some((name) => name === part.split("=", 1)[0]));
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

/** Names of the settings that headers speak of. */
const settingsIn = (headers: Headers): string[] =>
  [...headers.keys()]
    .filter((name) => name.startsWith(prefix) && name !== sessionHeader)
    .map((name) => name.slice(prefix.length));
