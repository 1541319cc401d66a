import { parseCookie } from "cookie";
import type { FastifyRequest } from "fastify";
import type { Services } from "../../platform/context.ts";
import { sessionCookieName } from "../sessions/sessionCookie.ts";
import { findSession } from "../sessions/store.ts";
import { isSold, mayDownload } from "./mayDownload.ts";

/** Access to a file: public, or granted with the order it was bought with, `?order={id}`. */
export async function fileAccess(
  { store: { db }, config }: Pick<Services, "store" | "config">,
  request: FastifyRequest,
  path: string,
): Promise<"public" | "granted" | "refused"> {
  if (!isSold(path)) return "public";
  const orderId = new URLSearchParams(request.url.split("?")[1]).get("order");
  const token = parseCookie(request.headers.cookie ?? "")[sessionCookieName(config)];
  const session = token ? await findSession(db, token) : undefined;
  const isGranted = await mayDownload(db, { path, orderId, userId: session?.user.id });
  return isGranted ? "granted" : "refused";
}
