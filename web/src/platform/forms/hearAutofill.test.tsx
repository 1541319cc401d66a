// @vitest-environment happy-dom
import { act, useState } from "react";
import { createRoot } from "react-dom/client";
import { beforeAll, beforeEach, expect, it } from "vitest";
import { hearAutofill } from "./hearAutofill.ts";

const sent: string[] = [];
let changes = 0;

function Form() {
  const [name, setName] = useState("");
  const [country, setCountry] = useState("US");
  return (
    <form
      onSubmit={(event) => {
        event.preventDefault();
        sent.push(`${name} ${country}`);
      }}
    >
      <input
        value={name}
        onChange={(event) => {
          changes += 1;
          setName(event.target.value);
        }}
      />
      <select
        value={country}
        onChange={(event) => {
          changes += 1;
          setCountry(event.target.value);
        }}
      >
        <option>US</option>
        <option>FR</option>
      </select>
    </form>
  );
}

/** Sets a field as a password manager does: past the page's own script. */
function fill(selector: string, value: string) {
  const field = document.querySelector<HTMLInputElement>(selector)!;
  const setter = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), "value")!.set!;
  setter.call(field, value);
}

const send = () =>
  act(async () =>
    document.querySelector("form")!.dispatchEvent(new Event("submit", { bubbles: true, cancelable: true })),
  );

beforeAll(() => {
  (globalThis as { IS_REACT_ACT_ENVIRONMENT?: boolean }).IS_REACT_ACT_ENVIRONMENT = true;
  hearAutofill();
});
beforeEach(async () => {
  sent.length = 0;
  changes = 0;
  document.body.innerHTML = "<main></main>";
  await act(async () => createRoot(document.querySelector("main")!).render(<Form />));
});

it("sends what was filled in without an event", async () => {
  fill("input", "Ada");
  await send();
  expect(sent).toEqual(["Ada US"]);
  expect(changes).toBe(1);
});

it("changes nothing of a form that the page knows", async () => {
  await send();
  expect(sent).toEqual([" US"]);
  expect(changes).toBe(0);
});
