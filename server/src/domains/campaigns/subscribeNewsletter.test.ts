import { expect, test, vi } from "vitest";
import { doDueJobs } from "../../assembly/runJobs.ts";
import { describeOperation } from "../../testing/describeOperation.ts";

describeOperation("subscribeNewsletter", (shop) => {
  const subscribe = <Status extends number = 200>(body: object, headers = {}) =>
    shop().call<"subscribeNewsletter", Status>("subscribeNewsletter", { body, headers });
  const rows = (email: string) =>
    shop()
      .services.store.db.selectFrom("newsletter_subscribers")
      .selectAll()
      .where("email", "=", email)
      .execute();
  const jobs = async (email: string) =>
    (
      await shop().services.store.db.selectFrom("jobs").selectAll().where("kind", "=", "subscribe").execute()
    ).filter(({ payload }) => payload.email === email);

  test("200: the address is on the site's list, the service will hear of it, and a cookie says so (SA-075, SA-150)", async () => {
    const { body, headers } = await subscribe({ email: "Nell@example.com", consent: true, source: "modal" });
    expect(body).toEqual({ subscribed: true });
    expect(headers["set-cookie"]).toBe("boutique_newsletter=1; Path=/; Max-Age=31536000; SameSite=Lax");
    expect(await rows("nell@example.com")).toMatchObject([{ site: "boutique", source: "modal" }]);
    expect(await jobs("nell@example.com")).toMatchObject([
      { payload: { email: "nell@example.com", site: "boutique", source: "modal" } },
    ]);
  });

  test("200: again, and ten at once, is as once", async () => {
    const email = "often@example.com";
    const responses = await Promise.all(
      Array.from({ length: 10 }, () => subscribe({ email, consent: true })),
    );
    expect(responses.map(({ status }) => status)).toEqual(Array(10).fill(200));
    expect(await rows(email)).toHaveLength(1);
    expect(await jobs(email)).toHaveLength(1);
  });

  test("200: signed again after the service heard of it, the service hears of it again, three times an hour", async () => {
    const { services, app } = shop();
    const calls = vi.spyOn(services.marketing, "subscribe");
    const email = "back@example.com";
    for (let times = 0; times < 5; times++) {
      await Promise.all([1, 2].map(() => subscribe({ email, consent: true })));
      await doDueJobs(services, app.log);
    }
    expect(calls.mock.calls.filter(([subscriber]) => subscriber.email === email)).toHaveLength(3);
    calls.mockRestore();
  });

  test("200: each site has a list of its own", async () => {
    const email = "both@example.com";
    await subscribe({ email, consent: true });
    const { headers } = await subscribe({ email, consent: true }, { host: "outlet.localhost" });
    expect(headers["set-cookie"]).toMatch(/^outlet_newsletter=1;/);
    expect(await rows(email)).toHaveLength(2);
  });
});
