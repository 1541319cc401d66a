import { Truck } from "lucide-react";
import { renderToStaticMarkup } from "react-dom/server";
import { expect, it, vi } from "vitest";
import { Icon } from "./Icon.tsx";

const render = (name: string) =>
  renderToStaticMarkup(
    <p>
      <Icon name={name} icons={{ shipped: Truck }} /> On its way
    </p>,
  );

it("draws the icon of a name", () => {
  expect(render("shipped")).toMatch(/<svg .*aria-hidden="true".* On its way/);
});

it.each(["lost", "toString", ""])(
  "reports the missing icon %s to the developer's console alone, and the rest of the page shows (S-843)",
  (name) => {
    const log = vi.spyOn(console, "error").mockImplementation(() => {});
    expect(render(name)).toBe("<p> On its way</p>");
    expect(log.mock.calls).toEqual([[`There is no icon "${name}"`]]);
    log.mockRestore();
  },
);
