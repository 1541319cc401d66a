import type { Page } from "@playwright/test";

/** The bodies of what the page posts to addresses that end so, as they are sent. */
export function recordBodies<Body = unknown>(page: Page, path: string): Body[] {
  const bodies: Body[] = [];
  page.on("request", (request) => {
    if (request.method() === "POST" && request.url().endsWith(path)) bodies.push(request.postDataJSON());
  });
  return bodies;
}
