import { type ComponentType, memo, Suspense, use, useEffect } from "react";
import { ChunkError } from "./ChunkError.ts";
import { failure } from "./failure.ts";
import { recover } from "./recover.ts";

/** Without a network it waits for one. The part stays as the server has drawn it: its links work. */
function fetchPart<Part>(load: () => Promise<Part>): Promise<Part> {
  return new Promise((resolve, reject) => {
    const attempt = () =>
      load().then(resolve, (error: unknown) => {
        if (!(error instanceof ChunkError)) return reject(error);
        // A message's retry tries everything that waits, so one about what the shopper wanted stays.
        const withdraw =
          failure.get() && !error.gone
            ? () => {}
            : recover(error, { retry: () => {}, wanted: { what: "page" } });
        const stop = failure.wait(() => {
          stop();
          withdraw();
          void attempt();
        });
      });
    void attempt();
  });
}

/**
 * A part of the page that the server draws, and that the browser takes over when the page itself works and the part's
 * code is there. `place` finds it in the document: a button pressed there before is pressed again afterwards, an option
 * chosen before is chosen again, even before any script ran, and a box ticked before stays ticked. With `near` the
 * code is fetched when the part is about to be seen.
 */
export function hydrateLater<Props extends object = object>(
  load: () => Promise<ComponentType<Props>>,
  place: string,
  { near = false }: { near?: boolean } = {},
) {
  let Part: ComponentType<Props> | undefined;
  let isWanted = false;
  let pressed: HTMLElement | null = null;
  const chosen = new Map<HTMLSelectElement | HTMLInputElement, string | boolean>();
  let resolve = () => {};
  let reject: (error: unknown) => void = () => {};
  const fetched = new Promise<void>((...settle) => {
    [resolve, reject] = settle;
  });

  function show(loaded: ComponentType<Props>) {
    Part = loaded;
    resolve();
  }

  function want() {
    if (isWanted) return;
    isWanted = true;
    fetchPart(load).then(show, reject);
  }

  function rememberPress({ target }: MouseEvent) {
    if (target instanceof Element) pressed = target.closest<HTMLElement>(`${place} button`) ?? pressed;
  }

  function rememberChoice({ type, target }: Event) {
    if (!(target instanceof Element && target.closest(place))) return;
    if (target instanceof HTMLSelectElement && type !== "click") chosen.set(target, target.value);
    if (target instanceof HTMLInputElement && /^(checkbox|radio)$/.test(target.type))
      chosen.set(target, target.checked);
  }

  // React hydrates what an event meets before its own handlers see it, and puts the server's value back. The window
  // hears the event first. A press is heard after React, or React would handle it and repeat() once more.
  function listen(method: "addEventListener" | "removeEventListener") {
    document[method]("click", rememberPress as EventListener, true);
    for (const type of ["click", "input", "change"]) window[method](type, rememberChoice, true);
  }

  function repeat() {
    pressed?.click();
    for (const [field, value] of chosen) {
      if (field instanceof HTMLSelectElement) {
        field.value = String(value);
        field.dispatchEvent(new Event("change", { bubbles: true }));
      } else {
        // A press on a box that has its value already would take it back.
        field.checked = !value;
        field.click();
      }
    }
    chosen.clear();
    pressed = null;
  }

  // The server has all code in one file and never waits.
  if (import.meta.env.SSR) want();

  function Content(props: Props) {
    if (!Part) use(fetched);
    useEffect(() => {
      listen("removeEventListener");
      repeat();
    }, []);
    return Part && <Part {...props} />;
  }

  function Start() {
    useEffect(() => {
      if (!Part) {
        // Chosen before this script ran. Where the browser may fill in, what differs need not be a choice.
        for (const field of document.querySelectorAll(`${place} [autocomplete=off]`)) {
          if (field instanceof HTMLSelectElement) {
            const drawn = [...field.options].find((option) => option.defaultSelected) ?? field.options[0];
            if (field.value !== drawn?.value) chosen.set(field, field.value);
          } else if (field instanceof HTMLInputElement && field.checked !== field.defaultChecked)
            chosen.set(field, field.checked);
        }
        listen("addEventListener");
      }
      const part = near ? document.querySelector(place) : null;
      if (!part) return want();
      const observer = new IntersectionObserver(
        (entries) => entries.some((entry) => entry.isIntersecting) && want(),
        { rootMargin: "400px" },
      );
      observer.observe(part);
      return () => observer.disconnect();
    }, []);
    return null;
  }

  // Memoized: a change of its props before it is taken over draws it anew, and waits for its code.
  const Later = memo((props: Props) => (
    <>
      <Suspense>
        <Content {...props} />
      </Suspense>
      {/* In a boundary: React takes it over with the content of the page, and not before it. */}
      <Suspense>
        <Start />
      </Suspense>
    </>
  ));
  /** Fetches the part for a page to come. A failure shows there. */
  const preload = () => load().then(show, () => {});
  return Object.assign(Later, { preload });
}
