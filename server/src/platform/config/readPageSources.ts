import type { PageSources } from "@velours/sdk/shop";
import { ConfigError, type Environment, text } from "./environment.ts";

const directives = ["script", "frame", "connect", "img", "media"] as const;
/** A scheme, or hosts of one: never a keyword that would let inline code in. */
const source = /^(https?|wss?):(\/\/(\*\.)?[a-z0-9.-]+(:\d{1,5})?)?$/i;

/** `PAGE_SOURCES`: what the operator adds to the pages' Content-Security-Policy, `frame-src https:; img-src https://cdn.example.com`. */
export function readPageSources(env: Environment): PageSources {
  const sources: Record<string, string[]> = {};
  for (const part of (text(env, "PAGE_SOURCES") ?? "").split(";").map((value) => value.trim())) {
    if (part === "") continue;
    const [directive = "", ...values] = part.split(/\s+/);
    const name = directives.find((candidate) => directive === `${candidate}-src`);
    if (name === undefined || values.length === 0 || !values.every((value) => source.test(value))) {
      throw new ConfigError(
        `PAGE_SOURCES has "${part}", but each part must be script-src, frame-src, connect-src, img-src or media-src with addresses, such as frame-src https: .`,
      );
    }
    sources[name] = [...(sources[name] ?? []), ...values];
  }
  return sources;
}
