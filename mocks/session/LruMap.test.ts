import { describe, expect, it } from "vitest";
import { demoShop } from "../shop/createShop.ts";
import { LruMap } from "./LruMap.ts";
import { Sessions } from "./Sessions.ts";

describe("LruMap", () => {
  it("forgets what was used longest ago, and nothing else", () => {
    const kept = new LruMap<string, number>(2);
    kept.set("a", 1);
    kept.set("b", 2);
    kept.get("a");
    kept.set("c", 3);
    expect([kept.get("a"), kept.get("b"), kept.get("c"), kept.size]).toEqual([1, undefined, 3, 2]);
    expect(kept.values()).toEqual([3, 1]);
  });
});

describe("Sessions", () => {
  it("strangers do not fill the memory: the clients used last are kept", () => {
    const sessions = new Sessions({ shop: demoShop, limit: 3 });
    const { session } = sessions.of(new Headers({ "x-mock-session": "ada" }));
    for (let index = 0; index < 10; index++) {
      sessions.of(new Headers());
      expect(sessions.of(new Headers({ "x-mock-session": "ada" })).session).toBe(session);
    }
    expect(sessions.size).toBe(3);
  });

  it("a name that is none gets a session of its own", () => {
    const { session, setCookie } = new Sessions({ shop: demoShop }).of(
      new Headers({ "x-mock-session": "a b", cookie: "velours_mock_session=%00" }),
    );
    expect(session.id).toMatch(/^[0-9a-f-]{36}$/);
    expect(setCookie).toContain(session.id);
  });
});
