import { createRootRoute, createRoute, createRouter, Outlet, Scripts } from "@tanstack/react-router";
import { createRequestHandler } from "@tanstack/react-router/ssr/server";
import { type ReactNode, Suspense } from "react";
import { beforeEach, expect, it, type MockInstance, vi } from "vitest";
import { renderDescribed } from "./renderDescribed.tsx";

let reported: MockInstance<typeof console.error>;
beforeEach(() => {
  reported = vi.spyOn(console, "error").mockImplementation(() => {});
});

function Broken(): never {
  throw new Error("broken");
}

const address = "https://shop.example/";

/** Renders a page with this content as the server does, in a frame that is outside all boundaries. */
function render(content: () => ReactNode, frame: () => ReactNode = () => null): Promise<Response> {
  const root = createRootRoute({
    component: () => (
      <html lang="en">
        <head>
          <title>é</title>
        </head>
        <body>
          {frame()}
          <Outlet />
          <Scripts />
        </body>
      </html>
    ),
  });
  const page = createRoute({ getParentRoute: () => root, path: "/", component: () => content() });
  const context = { shop: { language: "fr", site: "boutique" } };
  const handle = createRequestHandler({
    createRouter: () => createRouter({ routeTree: root.addChildren([page]), context: context as object }),
    request: new Request(address),
  });
  return handle(renderDescribed as unknown as Parameters<typeof handle>[0]) as Promise<Response>;
}

it("sends a page whole, with its links at the end of the head", async () => {
  const response = await render(() => <p>{"</head>"}</p>);
  const html = await response.text();
  expect(response.status).toBe(200);
  const links =
    '<link rel="manifest" href="/fr/manifest.webmanifest"/><link rel="apple-touch-icon" href="/apple-touch-icon.png"/>';
  expect(html).toContain(
    `<!DOCTYPE html><html lang="en"><head><title>é</title>${links}</head><body><!--$--><p>&lt;/head&gt;</p>`,
  );
  expect(reported).not.toHaveBeenCalled();
});

it("leaves what fails within a boundary to the browser, and says why", async () => {
  const response = await render(() => (
    <>
      <p>whole</p>
      <Suspense>
        <Broken />
      </Suspense>
    </>
  ));
  expect(response.status).toBe(200);
  const html = await response.text();
  expect(html).toContain("<p>whole</p><!--$!-->");
  // Without it the browser would not draw what was left out.
  expect(html.split("$_TSR.router=").length).toBe(2);
  expect(reported).toHaveBeenCalledExactlyOnceWith(
    `${address}: a part of the page failed.`,
    expect.objectContaining({ message: "broken" }),
  );
});

it("sends a page although it cannot be rendered again to say why a part failed", async () => {
  let renderings = 0;
  const OnlyOnce = () => {
    renderings += 1;
    return renderings > 1 ? <Broken /> : <p>whole</p>;
  };
  const response = await render(
    () => <Broken />,
    () => <OnlyOnce />,
  );
  expect(await response.text()).toContain("<p>whole</p>");
  expect(renderings).toBe(2);
});

it("throws what fails outside all boundaries", async () => {
  await expect(
    render(
      () => null,
      () => <Broken />,
    ),
  ).rejects.toThrow("broken");
});
