import type { Config } from "./config.ts";

/** Address of the desk, on its own host where it has one. */
export function deskUrl({ publicUrl, deskHost }: Pick<Config, "publicUrl" | "deskHost">): string {
  const url = new URL("/desk", publicUrl);
  if (deskHost !== undefined) url.hostname = deskHost;
  return url.href;
}
