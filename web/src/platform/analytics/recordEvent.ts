import { allowsAnalytics } from "./consent.ts";

interface TagPage {
  dataLayer?: unknown[];
}

/** Google's tag reads only `arguments` objects from the layer and ignores arrays: https://developers.google.com/tag-platform/gtagjs */
function gtag(..._command: [command: "event", name: string, parameters: object]): void {
  const page = globalThis as TagPage;
  page.dataLayer ??= [];
  // biome-ignore lint/complexity/noArguments: see above
  page.dataLayer.push(arguments);
}

/** Puts an event on the layer that web analytics read; without the shopper's consent nothing is recorded. */
export function recordEvent(site: string, name: string, parameters: object): void {
  if (allowsAnalytics(site)) gtag("event", name, parameters);
}
