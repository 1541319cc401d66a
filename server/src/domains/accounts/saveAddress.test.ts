import { expect, test } from "vitest";
import { address } from "../../testing/checkoutBody.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { signIn } from "../../testing/signIn.ts";

describeOperation("saveAddress", (shop) => {
  const stored = { ...address, address2: null, phone: null };

  test("200: each kind in its place, the other one stays (S-398, CA-43, C-697)", async () => {
    const { user, headers } = await signIn(shop());
    const save = (kind: string, body: object) =>
      shop().call("saveAddress", { params: { id: user.id, kind }, body, headers });
    expect((await save("shipping", address)).body.address).toEqual({ billing: null, shipping: stored });
    const paris = { ...address, city: "Paris", state: "IDF", zipcode: "75001", country: "FR" };
    await save("billing", paris);
    const { body } = await shop().call("getUser", { params: { id: user.id }, headers });
    expect(body.address).toEqual({ billing: { ...stored, ...paris }, shipping: stored });
  });

  test("200: what is no part of an address is not kept", async () => {
    const { user, headers } = await signIn(shop());
    const { body } = await shop().call("saveAddress", {
      params: { id: user.id, kind: "billing" },
      body: { ...address, role: "admin" },
      headers,
    });
    expect(body.address.billing).toEqual(stored);
  });

  test("200: country and state are kept in capitals", async () => {
    const { user, headers } = await signIn(shop());
    const body = { ...address, country: "us", state: "tx" };
    const saved = await shop().call("saveAddress", {
      params: { id: user.id, kind: "shipping" },
      body,
      headers,
    });
    expect(saved.body.address.shipping).toEqual(stored);
  });

  test("400 validationError: the texts of each kind", async () => {
    const { user, headers } = await signIn(shop());
    const fields = async (kind: string, body: object) =>
      (await shop().call<"saveAddress", 400>("saveAddress", { params: { id: user.id, kind }, body, headers }))
        .body.value;
    const without = { ...address, zipcode: "" };
    expect(await fields("shipping", without)).toEqual({ zipcode: "A zip code is required" });
    expect(await fields("billing", without)).toEqual({ zipcode: "A zipcode is required" });
    expect(Object.keys((await fields("summer", address)) ?? {})).toEqual(["kind"]);
  });
});
