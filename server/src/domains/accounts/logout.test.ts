import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";
import { signIn } from "../../testing/signIn.ts";

describeOperation("logout", (shop) => {
  test("204: the session is over on the server, and its cookie is gone (S-774)", async () => {
    const { user, headers } = await signIn(shop());
    const otherSession = await signIn(shop(), { email: user.email });
    const response = await shop().call<"logout", 204>("logout", { headers });
    expect(response.status).toBe(204);
    expect(response.headers["set-cookie"]).toBe(
      "velours_session=; Path=/; Max-Age=0; HttpOnly; SameSite=Lax",
    );
    expect(response.headers["clear-site-data"]).toBe('"cache"');
    expect(response.headers["x-session-validation"]).toBe(String(user.revision));
    const who = (sent: { cookie: string }) =>
      shop().call("getUser", { params: { id: user.id }, headers: sent });
    const after = await who(headers);
    expect(after.status).toBe(401);
    expect(after.headers["x-session-validation"]).toBe("invalid");
    expect((await who(otherSession.headers)).status).toBe(200);
  });

  test("204: a guest, and a session that is over: neither page reloads", async () => {
    const { headers } = await signIn(shop());
    await shop().call("logout", { headers });
    for (const sent of [{}, headers]) {
      const response = await shop().call<"logout", 204>("logout", { headers: sent });
      expect(response.status).toBe(204);
      expect(response.headers["x-session-validation"]).toBe("1");
    }
  });
});
