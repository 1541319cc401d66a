import fc from "fast-check";
import { describe, expect, it } from "vitest";
import { runs } from "../../testing/runs.ts";
import type { Language } from "../../types.ts";
import { type Access, getRestriction, mayOpen, type Restriction } from "./guard.ts";
import { afterLogin, loginPath, safeRedirect } from "./loginRedirect.ts";

const member: Access = { role: "member", levels: { sites: ["boutique"] } };
const account: Restriction = { roles: ["member", "admin"] };

describe("access guard", () => {
  it.each<[string, Restriction | false, Access | null, boolean]>([
    ["S-427 S-565 no restriction, no user", false, null, true],
    ["S-565 no restriction, a user without role", false, { role: null, levels: {} }, true],
    ["S-566 no user", account, null, false],
    ["S-566 no role", { sites: "boutique" }, { levels: { sites: "boutique" } }, false],
    ["S-567 no levels", account, { role: "member" }, false],
    ["S-567 empty levels", account, { role: "member", levels: {} }, false],
    [
      "S-567 SA-146 all levels empty, though the role matches",
      account,
      { role: "member", levels: { sites: [] } },
      false,
    ],
    ["S-568 role", account, member, true],
    ["S-427 S-568 role as one text", { roles: "member" }, member, true],
    ["S-568 another role", { roles: "admin" }, member, false],
    ["S-427 S-568 sites", { sites: "boutique" }, member, true],
    ["S-568 another site", { sites: ["plus"] }, member, false],
    ["S-427 S-568 providers", { providers: "p" }, { role: "r", levels: { providers: ["o", "p"] } }, true],
    ["S-427 S-568 videos", { videos: ["v"] }, { role: "r", levels: { videos: "v" } }, true],
    ["S-427 S-568 stories", { stories: "s" }, { role: "r", levels: { stories: ["s"] } }, true],
    ["S-427 S-568 articles", { articles: "a" }, { role: "r", levels: { articles: ["a"] } }, true],
    ["S-568 one of several is enough", { roles: "admin", videos: "v", sites: "boutique" }, member, true],
    ["S-568 a level is not another", { videos: "boutique" }, member, false],
    ["S-568 nothing asked for in particular", {}, member, false],
    ["S-709 a guest in the account", account, { role: "guest", levels: { sites: ["boutique"] } }, false],
    ["S-709 an admin", account, { role: "admin", levels: { sites: ["boutique"] } }, true],
  ])("%s", (_, restriction, access, open) => expect(mayOpen(restriction, access)).toBe(open));

  it.each([
    "/account/profile",
    "/account/rewards",
    "/account/orders",
    "/account/wishlist",
    "/fr/account/orders",
    "/ACCOUNT/profile",
    "/fr/Account/Orders/",
  ])("S-709 %s is for members and admins", (path) => expect(getRestriction(path)).toEqual(account));
  it.each(["/", "/sex-toys", "/checkout", "/login", "/account", "/account/orders/1", "/fr", "/fr/kink"])(
    "S-070 %s is for everyone",
    (path) => expect(getRestriction(path)).toBe(false),
  );
});

describe("redirects of login", () => {
  it.each([
    ["S-206 none", null, "/account/profile"],
    ["S-206 empty", "", "/account/profile"],
    ["S-206 internal", "/account/orders", "/account/orders"],
    ["S-207 two slashes", "//evil.com", "/account/profile"],
    ["S-207 SA-049 a backslash", "/\\evil.com", "/account/profile"],
    ["S-207 another site", "https://evil.com", "/account/profile"],
    ["S-207 no slash", "evil", "/account/profile"],
    ["S-207 a script", "javascript:alert(1)", "/account/profile"],
    ["S-207 a tab that browsers drop", "/\t/evil.com", "/account/profile"],
    ["S-207 a line break", "/\n/evil.com", "/account/profile"],
    ["S-207 the root", "/", "/"],
  ])("%s", (_, redirect, expected) => expect(safeRedirect(redirect)).toBe(expected));

  it.each(["/fr//evil.com", "/en/\\evil.com"])(
    "S-207 %s leads to no other host without its language",
    (redirect) =>
      expect(afterLogin("", { language: "en", defaultLanguage: "en" }, redirect)).toBe("/evil.com"),
  );

  it("S-207 never leaves the own origin, whatever is asked", () =>
    fc.assert(
      fc.property(
        fc.oneof(
          fc.string(),
          fc.webUrl(),
          fc.string({ unit: fc.constantFrom("/", "\\", "\t", "\n", " ", ".", "@", ":", "e") }),
        ),
        fc.constantFrom<Language>("en", "fr"),
        (path, language) => {
          const target = afterLogin("", { language, defaultLanguage: "en" }, path);
          expect(new URL(target, "https://shop.example").origin).toBe("https://shop.example");
        },
      ),
      { numRuns: runs(5000) },
    ));

  it.each<[string, string, Language, string]>([
    ["S-206 default", "", "en", "/account/profile"],
    ["S-206 from the query", "?redirect=/account/orders", "en", "/account/orders"],
    ["S-208 default in French", "", "fr", "/fr/account/profile"],
    ["S-208 SA-017 not twice", "?redirect=/fr/account/orders", "fr", "/fr/account/orders"],
    ["S-208 the active language wins", "?redirect=/fr/account/orders", "en", "/account/orders"],
    [
      "SA-147 the rest of the query comes along",
      "?x=1&redirect=/account/orders",
      "en",
      "/account/orders?x=1",
    ],
    ["SA-147 beside the redirect's own", "?x=1&redirect=/a%3Fb=2", "en", "/a?b=2&x=1"],
    ["SA-147 before a hash", "?x=1&redirect=/help%23returns", "fr", "/fr/help?x=1#returns"],
    ["an email address does not", "?email=a%40b.co&redirect=/account/orders", "en", "/account/orders"],
  ])("%s", (_, search, language, expected) =>
    expect(afterLogin(search, { language: language as Language, defaultLanguage: "en" })).toBe(expected),
  );

  it("SA-048 the modal's own redirect wins", () =>
    expect(
      afterLogin("?redirect=/account/orders", { language: "en", defaultLanguage: "en" }, "/checkout"),
    ).toBe("/checkout"));

  it.each([
    ["/account/orders", "", "/login?redirect=/account/orders"],
    ["/account/orders", "?x=1", "/login?x=1&redirect=/account/orders"],
    ["/fr/account/orders", "?x=1", "/login?x=1&redirect=/account/orders"],
    ["/account/orders", "?redirect=/old", "/login?redirect=/account/orders"],
  ])("S-569 S-709 SA-019 SA-147 %s%s goes to %s", (path, search, expected) =>
    expect(loginPath(path, search)).toBe(expected),
  );

  it("S-569 login after a refusal leads back to where one was", () =>
    expect(
      afterLogin(new URL(loginPath("/account/orders", "?x=1"), "https://s.example").search, {
        language: "fr",
        defaultLanguage: "en",
      }),
    ).toBe("/fr/account/orders?x=1"));
});
