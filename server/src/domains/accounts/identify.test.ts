import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";

describeOperation("identify", (shop) => {
  const toCookie = (value: unknown) => String(value).split(";")[0] ?? "";

  test("200: a new visitor gets an id and a cookie for 365 days (S-770, CA-60)", async () => {
    const { body, headers } = await shop().call("identify", { body: {} });
    expect(headers["set-cookie"]).toBe(
      `velours_identity=${body.uuid}; Path=/; Max-Age=31536000; SameSite=Lax`,
    );
  });

  test.each([
    [{}, "US"],
    [{ "x-sandbox-country": "fr" }, "FR"],
    [{ "x-sandbox-country": "<script>" }, null],
  ])("200: the country the request came from: %j", async (headers, country) => {
    expect((await shop().call("identify", { body: {}, headers })).body.geoip).toEqual({ country });
  });

  test("200: without a body", async () => {
    expect((await shop().call("identify")).status).toBe(200);
  });

  test("200: the same id again; an address said later is remembered (C-698, C-699)", async () => {
    const first = await shop().call("identify", { body: {} });
    const headers = { cookie: toCookie(first.headers["set-cookie"]) };
    const second = await shop().call("identify", { body: { email: "ada@example.com" }, headers });
    expect(second.body).toEqual(first.body);
    const row = await shop()
      .services.store.db.selectFrom("identities")
      .select("email")
      .where("id", "=", first.body.uuid)
      .executeTakeFirst();
    expect(row?.email).toBe("ada@example.com");
  });

  test("200: a cookie that was never issued is not taken over", async () => {
    const headers = { cookie: "velours_identity=not-one-of-ours" };
    expect((await shop().call("identify", { body: {}, headers })).body.uuid).toMatch(/^[0-9a-f-]{36}$/);
  });

  test("200: address and exchange id stay when only the other is said later (CA-10)", async () => {
    const first = await shop().call("identify", { body: { email: "ada@example.com" } });
    const headers = { cookie: toCookie(first.headers["set-cookie"]) };
    await shop().call("identify", { body: { exchange: "01HQZX3M.WkYb5v" }, headers });
    await shop().call("identify", { body: {}, headers });
    const row = await shop()
      .services.store.db.selectFrom("identities")
      .select(["email", "exchange"])
      .where("id", "=", first.body.uuid)
      .executeTakeFirst();
    expect(row).toEqual({ email: "ada@example.com", exchange: "01HQZX3M.WkYb5v" });
  });
});
