import { describe, expect, it } from "vitest";
import { homeHero } from "./homeHero.ts";

const tile = (label: string) => ({ label, url: "/kink" });
const own = tile("Own");
const winter = { hero: tile("Winter"), date_started: 1_000, date_expired: 2_000, countdown: true };
const always = { hero: tile("Always") };

describe("homeHero", () => {
  it.each([
    ["before it begins", 999_999, "Own", null],
    ["from its beginning", 1_000_000, "Winter", 2_000],
    ["until its end", 1_999_999, "Winter", 2_000],
    ["at its end", 2_000_000, "Own", null],
  ])("is a campaign's while it runs: %s", (_, now, label, countdown) =>
    expect(homeHero({ hero: own, campaigns: [winter] }, now)).toMatchObject({ hero: { label }, countdown }),
  );

  it("is the first's of several that run", () => {
    expect(homeHero({ campaigns: [winter, always] }, 1_500_000).hero?.label).toBe("Winter");
    expect(homeHero({ campaigns: [winter, always] }, 2_500_000).hero?.label).toBe("Always");
  });

  it("counts down only where it is asked for and there is an end", () => {
    for (const campaign of [
      { ...winter, countdown: false },
      { ...winter, date_expired: null },
      { ...always, countdown: true },
    ])
      expect(homeHero({ campaigns: [campaign] }, 1_500_000).countdown).toBeNull();
  });

  it.each([
    ["the next beginning", 0, 1_000],
    ["the next end", 1_000_000, 2_000],
    ["nothing more", 2_000_000, null],
  ])("says when to look again: %s", (_, now, next) =>
    expect(homeHero({ campaigns: [always, winter] }, now).next).toBe(next),
  );

  it.each([undefined, {}, { campaigns: [] }])("is the shop's own with %j", (home) =>
    expect(homeHero(home, 0)).toEqual({ hero: null, countdown: null, next: null }),
  );
});
