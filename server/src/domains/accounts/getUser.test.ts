import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";
import { signIn } from "../../testing/signIn.ts";

describeOperation("getUser", (shop) => {
  test("200: the member themselves (3.9, S-394 to S-400, S-782)", async () => {
    const { user, headers } = await signIn(shop());
    const { status, body } = await shop().call("getUser", {
      params: { id: user.id },
      headers: { ...headers, "x-sandbox-country": "ca", "user-agent": "a browser" },
    });
    expect(status).toBe(200);
    expect(body).toEqual({
      id: user.id,
      email: user.email,
      email_confirmed: true,
      username: "ada_moreau",
      first_name: null,
      last_name: null,
      access: { authenticated: true, role: "member", levels: { sites: ["boutique"] } },
      revision: user.revision,
      ip: "127.0.0.1",
      geoip: { country: "CA" },
      client: "a browser",
      restrictions: null,
      address: { billing: null, shipping: null },
      credits: null,
      wishlist: null,
    });
  });

  test("200: a country that is none is not passed on", async () => {
    const { user, headers } = await signIn(shop());
    const sent = { ...headers, "x-sandbox-country": "<script>" };
    expect((await shop().call("getUser", { params: { id: user.id }, headers: sent })).body.geoip).toEqual({
      country: null,
    });
  });
});
