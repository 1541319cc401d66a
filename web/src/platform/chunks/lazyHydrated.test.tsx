// @vitest-environment happy-dom
import { act, Suspense, useState } from "react";
import { createRoot, hydrateRoot } from "react-dom/client";
import { beforeEach, expect, it, vi } from "vitest";

let arrive = () => {};
let presses: number;
let choices: string[];

/** Hydrates what the server drew for `requested` in a browser that is at `now`, in which the part's code is late. */
async function hydrate(requested: string, now: string) {
  vi.resetModules();
  window.history.replaceState(null, "", requested);
  const { lazyHydrated, PageHydrated } = await import("./lazyHydrated.tsx");
  const { forgetPress, rememberPresses } = await import("./pressAgain.ts");
  function Late() {
    const [order, setOrder] = useState("old");
    return (
      <div>
        <a href={`/fr${location.pathname}`}>Français</a>
        <button type="button" onClick={() => presses++}>
          Open
        </button>
        <select
          value={order}
          onChange={({ target }) => {
            choices.push(target.value);
            setOrder(target.value);
          }}
        >
          <option>old</option>
          <option>new</option>
        </select>
      </div>
    );
  }
  const arrived = new Promise<void>((resolve) => {
    arrive = resolve;
  });
  const Part = lazyHydrated(async () => {
    await arrived;
    return Late;
  });
  const page = (
    <div onClickCapture={forgetPress} onChangeCapture={forgetPress}>
      <Part />
      <Suspense>
        <PageHydrated />
      </Suspense>
    </div>
  );
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  place.innerHTML = `<div><!--$--><div><a href="/fr${requested}">Français</a><button type="button">Open</button><select><option selected="">old</option><option>new</option></select></div><!--/$--><!--$--><!--/$--></div>`;
  const drawn = place.querySelector("a");
  window.history.replaceState(null, "", now);
  rememberPresses();
  await act(async () => void hydrateRoot(place, page, { onRecoverableError: () => {} }));
  return {
    press: () => act(async () => place.querySelector("button")?.click()),
    choose: () =>
      act(async () => {
        const select = place.querySelector("select")!;
        select.value = "new";
        select.dispatchEvent(new Event("change", { bubbles: true }));
      }),
    chosen: () => place.querySelector("select")?.value,
    link: () => place.querySelector("a")?.getAttribute("href"),
    kept: () => place.querySelector("a") === drawn,
  };
}

beforeEach(async () => {
  vi.stubGlobal("IS_REACT_ACT_ENVIRONMENT", true);
  vi.stubEnv("SSR", false);
  vi.spyOn(console, "error").mockImplementation(() => {});
  presses = 0;
  choices = [];
});

it.each([
  ["after a change of page", "/help", "/kink", "/fr/kink", false],
  ["not without one", "/help", "/help", "/fr/help", true],
  ["not for a hash", "/help", "/help#returns", "/fr/help", true],
  ["not for a query", "/help?variant=1", "/help?variant=2", "/fr/help?variant=1", true],
])("is drawn again %s", async (_, requested, now, link, kept) => {
  const part = await hydrate(requested, now);
  await act(async () => arrive());
  expect([part.link(), part.kept()]).toEqual([link, kept]);
});

it("presses what was pressed before its code came, and no later press twice", async () => {
  const part = await hydrate("/help", "/help");
  await part.press();
  expect(presses).toBe(0);
  await act(async () => arrive());
  expect(presses).toBe(1);
  await part.press();
  expect(presses).toBe(2);
});

it("chooses what was chosen before its code came, and no later choice twice", async () => {
  const part = await hydrate("/help", "/help");
  await part.choose();
  expect(choices).toEqual([]);
  await act(async () => arrive());
  expect([choices, part.chosen()]).toEqual([["new"], "new"]);
});

it("chooses again what hydration puts back between the two events of a choice", async () => {
  vi.resetModules();
  const { forgetPress, rememberPresses } = await import("./pressAgain.ts");
  document.body.innerHTML = "<select><option selected>old</option><option>new</option></select>";
  const select = document.querySelector("select")!;
  rememberPresses();
  select.addEventListener("change", () => choices.push(select.value));
  select.value = "new";
  select.dispatchEvent(new Event("input", { bubbles: true }));
  select.value = "old";
  select.dispatchEvent(new Event("change", { bubbles: true }));
  forgetPress({ type: "change", target: select });
  await Promise.resolve();
  expect(choices).toEqual(["old", "new"]);
});

it.each(["radio", "checkbox"])("a %s that React heard of is not pressed again later", async (type) => {
  vi.resetModules();
  const { forgetPress, pressAgain, rememberPresses } = await import("./pressAgain.ts");
  const place = document.createElement("div");
  document.body.replaceChildren(place);
  rememberPresses();
  const field = (
    <div onClickCapture={forgetPress} onChangeCapture={forgetPress}>
      <input
        type={type}
        defaultChecked={false}
        onChange={({ target }) => choices.push(String(target.checked))}
      />
    </div>
  );
  await act(async () => createRoot(place).render(field));
  await act(async () => place.querySelector("input")?.click());
  await act(async () => pressAgain());
  expect(choices).toEqual(["true"]);
});
