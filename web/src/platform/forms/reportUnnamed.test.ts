import { expect, it, vi } from "vitest";
import { reportUnnamed } from "./reportUnnamed.ts";

it("reports an input without id and name to the developer's console, once (S-699)", () => {
  const log = vi.spyOn(console, "error").mockImplementation(() => {});
  const nameless = ["INPUT", "SELECT", "TEXTAREA"].map((tagName) => ({ tagName, id: "", name: "" }));
  const controls = [
    ...nameless,
    { tagName: "INPUT", id: "a", name: "" },
    { tagName: "INPUT", id: "", name: "email" },
    { tagName: "BUTTON", id: "", name: "" },
    { tagName: "FIELDSET", id: "", name: "" },
  ];
  reportUnnamed(controls);
  reportUnnamed(controls);
  expect(log.mock.calls).toEqual(nameless.map((control) => ["An input needs an id or a name", control]));
  log.mockRestore();
});
