import { type ComponentType, lazy, memo, Suspense, useEffect, useLayoutEffect, useState } from "react";
import { ChunkError } from "./ChunkError.ts";
import { failure } from "./failure.ts";
import { pressAgain } from "./pressAgain.ts";
import { recover } from "./recover.ts";

let release = () => {};
const pageHydrated = new Promise<void>((resolve) => {
  release = resolve;
});

/** After the page's own content, in a boundary: React takes over one boundary after the other. */
export function PageHydrated() {
  useEffect(() => {
    release();
    pressAgain();
  }, []);
  return null;
}

/** Without a network it waits for one. The part stays as the server has drawn it: its links work. */
function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const attempt = () =>
      load().then(resolve, (error: unknown) => {
        if (!(error instanceof ChunkError)) return reject(error);
        // A message's retry tries everything that waits, so one about what the shopper asked for stays.
        const withdraw =
          failure.get() && !error.gone
            ? () => {}
            : recover(error, { retry: () => {}, afterReload: { what: "page" } });
        const stop = failure.wait(() => {
          stop();
          withdraw();
          void attempt();
        });
      });
    void attempt();
  });
}

/** The path that the server drew this document for. */
const drawnFor = import.meta.env.SSR ? "" : location.pathname;

/** A part that the server draws, and whose code the browser fetches when the page's own content works. */
export function lazyHydrated<Props extends object = object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  const Lazy = lazy(async () => {
    await pageHydrated;
    return { default: (await fetchPart(load)) as ComponentType<object> };
  });

  /** Fetches the part for a page to come. A failure shows there. */
  async function preload() {
    loaded = await load().catch(() => undefined);
  }

  // The server has all code in one file and never waits.
  if (import.meta.env.SSR) void preload();

  function Hydrated(props: Props) {
    const [Part] = useState(() => (loaded as ComponentType<object> | undefined) ?? Lazy);
    // React keeps attributes as the server drew them, such as which link is the current page.
    const [moved, setMoved] = useState(false);
    useLayoutEffect(() => {
      if (location.pathname !== drawnFor) setMoved(true);
      queueMicrotask(pressAgain);
    }, []);
    return <Part key={String(moved)} {...props} />;
  }

  // Memoized: a change of its props before it is taken over draws it anew, and waits for its code.
  const Part = memo((props: Props) => (
    <Suspense>
      <Hydrated {...props} />
    </Suspense>
  ));
  return Object.assign(Part, { preload });
}
