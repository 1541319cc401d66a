import { describe, expect, it } from "vitest";
import { afterWish, toggleWish } from "./toggleWish.ts";

const items = [
  { id: 1, content_id: 101 },
  { id: 2, content_id: 102 },
];
const member = { authenticated: true };

describe("wishlist", () => {
  it("S-558 deletes what is there, adds what is not; SA-143 a guest logs in", () => {
    expect(toggleWish(items, 102, member)).toEqual({ do: "remove", item: items[1] });
    expect(toggleWish(items, 103, member)).toEqual({ do: "add", content_id: 103 });
    expect(toggleWish(items, 102, { authenticated: false })).toEqual({ do: "login" });
  });

  const add = toggleWish(items, 103, member);
  const remove = toggleWish(items, 101, member);
  const created = { id: 3, content_id: 103 };
  it.each([
    ["S-559 200 appends", add, 200, created, [...items, created]],
    ["S-560 204 filters out", remove, 204, undefined, [items[1]]],
    ["S-561 an error restores", add, 500, undefined, items],
    ["S-561 an error restores what was to be removed", remove, 404, undefined, items],
    ["SA-144 any other status is an error", remove, 200, created, items],
    ["SA-144 204 adds nothing", add, 204, undefined, items],
  ] as const)("%s", (_, plan, status, body, after) =>
    expect(afterWish(items, plan, status, body)).toEqual(after),
  );

  it("S-558 S-559 S-560 toggled twice is as before", () => {
    const with103 = afterWish(items, add, 200, created);
    expect(afterWish(with103, toggleWish(with103, 103, member), 204)).toEqual(items);
  });
});
