import { beforeEach, describe, expect, test } from "vitest";
import { inTransaction } from "../../platform/store/transaction.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { campaignPages } from "../../testing/shopData.ts";
import { signIn } from "../../testing/signIn.ts";
import { upsertCampaignPages } from "./store.ts";

let count = 0;
const newAddress = () => `someone-${++count}@example.com`;

describeOperation("enterCampaign", (shop) => {
  beforeEach(() => shop().services.store.db.deleteFrom("rate_limits").execute());

  const enter = <Status extends number = 200>(
    kind: string,
    body: object,
    { handle = "current", headers = {} }: { handle?: string; headers?: Record<string, string> } = {},
  ) => shop().call<"enterCampaign", Status>("enterCampaign", { params: { kind, handle }, body, headers });
  const entries = (email: string) =>
    shop().services.store.db.selectFrom("campaign_entries").selectAll().where("email", "=", email).execute();

  test("200: a giveaway takes an entry and keeps it", async () => {
    const email = newAddress();
    const { body } = await enter("giveaway", { email, name: "Ada" }, { handle: "halo" });
    expect(body).toEqual({
      segment: null,
      title: "You are in",
      description: "<p>Good luck.</p>",
      promotion: null,
      product_ids: [],
    });
    expect(await entries(email)).toMatchObject([
      { kind: "giveaway", handle: "halo", details: { name: "Ada" } },
    ]);
  });

  test("200: in the caller's language", async () => {
    const headers = { "accept-language": "fr" };
    const { body } = await enter("giveaway", { email: newAddress() }, { handle: "halo", headers });
    expect(body.title).toBe("C’est noté");
  });

  test("200: a private sale reveals its code to who signs up", async () => {
    expect((await enter("private-sale", { email: newAddress() })).body.promotion).toBe("WELCOME15");
  });

  test("200: a quiz leads where most answers point, of two to the earlier", async () => {
    const answers = { evening: "bold", company: "bold", season: "calm" };
    expect((await enter("quiz", { email: newAddress(), answers })).body).toMatchObject({
      title: "Toys",
      product_ids: [1],
    });
    const calm = { evening: "calm", company: "calm", season: "bold" };
    expect((await enter("quiz", { email: newAddress(), answers: calm })).body.product_ids).toEqual([4, 5]);
  });

  test("200: the wheel stops where the server says, never where nothing weighs; what was won is kept", async () => {
    const drawn = new Set<string | null>();
    for (let turn = 0; turn < 40; turn++) {
      const email = newAddress();
      const { body } = await enter("spin-to-win", { email, segment: "never", promotion: "OUTLET10" });
      drawn.add(body.segment);
      expect(body.promotion).toBe(body.segment === "prize" ? "WELCOME15" : null);
      expect((await entries(email)).map(({ outcome }) => JSON.parse(outcome))).toEqual([body]);
    }
    // Two segments of equal weight, 40 turns: that one is missed has a chance of one in 500 billion.
    expect([...drawn].sort()).toEqual(["prize", "thanks"]);
  });

  test("200: a wheel without any weight stops nowhere and gives nothing", async () => {
    const wheel = campaignPages.find(({ kind }) => kind === "spin-to-win")!;
    const segments = wheel.segments.map((segment) => ({ ...segment, weight: 0 }));
    await inTransaction(shop().services.store.db, (trx) =>
      upsertCampaignPages(trx, [{ ...wheel, handle: "closed", segments }]),
    );
    const { body } = await enter("spin-to-win", { email: newAddress() }, { handle: "closed" });
    expect(body).toMatchObject({ segment: null, title: wheel.title, promotion: null, product_ids: [] });
  });

  test("200: the same request again is answered alike, and draws nothing", async () => {
    const email = newAddress();
    const headers = { "idempotency-key": `spin-again-${count}` };
    const first = await enter("spin-to-win", { email }, { headers });
    expect(first.status).toBe(200);
    expect((await enter("spin-to-win", { email }, { headers })).text).toBe(first.text);
    expect(await entries(email)).toHaveLength(1);
  });

  test("200: one address may enter each campaign", async () => {
    const email = newAddress();
    await enter("private-sale", { email });
    expect((await enter("giveaway", { email }, { handle: "halo" })).status).toBe(200);
  });

  test("200: with consent the address is on the newsletter, and the marketing service will hear of it once", async () => {
    const email = newAddress();
    const { db } = shop().services.store;
    await enter("private-sale", { email: email.toUpperCase(), consent: true });
    await enter("giveaway", { email, consent: true }, { handle: "halo" });
    const subscribers = await db
      .selectFrom("newsletter_subscribers")
      .selectAll()
      .where("email", "=", email)
      .execute();
    expect(subscribers).toMatchObject([{ site: "boutique", source: "private-sale" }]);
    const jobs = await db.selectFrom("jobs").select("payload").where("kind", "=", "subscribe").execute();
    expect(jobs.filter(({ payload }) => payload.email === email)).toHaveLength(1);
  });

  test("200: the same address in another letter case, and however many at once, has one entry and one answer", async () => {
    const email = newAddress();
    const answers = await Promise.all(
      Array.from({ length: 20 }, (_, turn) =>
        enter("spin-to-win", { email: turn % 2 ? email : email.toUpperCase() }),
      ),
    );
    expect(answers.map(({ status }) => status)).toEqual(Array(20).fill(200));
    expect(new Set(answers.map(({ text }) => text)).size).toBe(1);
    expect(await entries(email)).toHaveLength(1);
  });

  describe("an address alone reveals nothing", () => {
    test.each(["en", "fr"])("the wheel answers in %s as if there were no entry", async (language) => {
      const headers = { "accept-language": language };
      for (let turn = 0; turn < 10; turn++) {
        const email = newAddress();
        const member = await enter("spin-to-win", { email }, { headers: { "accept-language": "fr" } });
        expect(member.status).toBe(200);
        const response = await enter("spin-to-win", { email }, { headers });
        await shop().services.store.db.deleteFrom("campaign_entries").where("email", "=", email).execute();
        const unknown = await enter("spin-to-win", { email }, { headers });
        expect([response.status, response.text]).toEqual([200, unknown.text]);
        expect(Object.keys(response.headers).sort()).toEqual(Object.keys(unknown.headers).sort());
      }
    });

    test("a quiz answers what the caller chose, not what the member did", async () => {
      const email = newAddress();
      const bold = { evening: "bold", company: "bold", season: "bold" };
      const calm = { evening: "calm", company: "calm", season: "calm" };
      await enter("quiz", { email, answers: bold });
      const { status, body } = await enter("quiz", { email, answers: calm });
      expect([status, body.product_ids]).toEqual([200, [4, 5]]);
      expect((await entries(email)).map(({ details }) => details)).toMatchObject([{ answers: bold }]);
    });

    test("chance cannot be computed from the address: each shop and campaign has a secret of its own", async () => {
      const { db } = shop().services.store;
      const secrets = await db.selectFrom("campaign_pages").select("secret").execute();
      expect(secrets.length).toBeGreaterThan(1);
      expect(new Set(secrets.map(({ secret }) => secret)).size).toBe(secrets.length);
    });
  });

  test("409 campaignAlreadyEntered: it has the first outcome, in the caller's language", async () => {
    const member = await signIn(shop());
    const { email } = member.user;
    const again = (kind: string, more: object, language: string) =>
      enter<409>(
        kind,
        { email, ...more },
        { headers: { ...member.headers, "accept-language": language } },
      ).then(({ body }) => body.value);
    const bold = { evening: "bold", company: "bold", season: "bold" };
    const calm = { evening: "calm", company: "calm", season: "calm" };
    const first = await enter("quiz", { email, answers: bold });
    expect(await again("quiz", { answers: calm }, "en")).toEqual({ outcome: first.body });
    const { body } = await enter("private-sale", { email });
    expect(await again("private-sale", {}, "fr")).toMatchObject({ outcome: { promotion: body.promotion } });
    for (const [kind, stored, answers] of [
      ["private-sale", { ...body, title: "Ten off", promotion: "OUTLET10" }, {}],
      ["quiz", { ...first.body, title: "Bold once", product_ids: [9] }, { answers: calm }],
    ] as const) {
      await shop()
        .services.store.db.updateTable("campaign_entries")
        .set({ outcome: JSON.stringify(stored) })
        .where("email", "=", email)
        .where("kind", "=", kind)
        .execute();
      expect(await again(kind, answers, "fr")).toEqual({ outcome: stored });
    }
  });

  test("200: a member is not told of another's address, nor of an address that is not proven", async () => {
    const [verifiedMember, unverifiedMember] = [
      await signIn(shop()),
      await signIn(shop(), { verified: false }),
    ];
    for (const email of [unverifiedMember.user.email, newAddress()]) {
      await enter("giveaway", { email }, { handle: "halo" });
      for (const { headers } of [verifiedMember, unverifiedMember])
        expect((await enter("giveaway", { email }, { handle: "halo", headers })).status).toBe(200);
    }
  });

  test("409 campaignEnded: its end has passed", async () => {
    const { status, body } = await enter<409>("giveaway", { email: newAddress() }, { handle: "over" });
    expect([status, body.reference, body.value]).toEqual([409, "campaignEnded", 1700000000]);
  });

  test("400 validationError: answers a quiz does not know, and the address is free to answer again", async () => {
    const email = newAddress();
    const { status, body } = await enter<400>("quiz", {
      email,
      answers: { evening: "calm", company: "cat" },
    });
    expect([status, body.value]).toEqual([
      400,
      { "answers.company": "Please choose an answer", "answers.season": "Please choose an answer" },
    ]);
    expect(await entries(email)).toEqual([]);
  });
});
