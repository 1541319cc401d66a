import { sql } from "kysely";
import { beforeAll, beforeEach, expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";
import { createMerchantHeaders } from "../../testing/merchant.ts";
import { createKey } from "./createKey.ts";

describeOperation("listSubscribers", (shop) => {
  const db = () => shop().services.store.db;
  let headers: Record<string, string>;
  let ofOutlet: Record<string, string>;
  beforeAll(async () => {
    headers = await createMerchantHeaders(shop(), ["marketing:read"]);
    ofOutlet = {
      "x-merchant-key": await createKey(db(), "outlet", ["marketing:read"], { sites: ["outlet"] }),
    };
    await db()
      .insertInto("newsletter_subscribers")
      .values([
        { site: "outlet", email: "cyd@example.com", source: null, created_at: "2026-11-01T00:00:00Z" },
        { site: "boutique", email: "bo@example.com", source: "=modal", created_at: "2026-11-01T00:00:01Z" },
        { site: "boutique", email: "ada@example.com", source: "quiz", created_at: "2026-11-02T00:00:00Z" },
      ])
      .execute();
    const entry = { handle: "spring", idempotency_key: null, outcome: "{}" };
    const details = (more: object) => JSON.stringify({ name: null, social: null, answers: {}, ...more });
    await db()
      .insertInto("campaign_entries")
      .values([
        {
          ...entry,
          kind: "quiz",
          email: "bo@example.com",
          details: details({ consent: false }),
          created_at: "2026-11-01T00:00:00Z",
        },
        {
          ...entry,
          kind: "giveaway",
          email: "ada@example.com",
          details: details({ name: "Ada", consent: true, site: "outlet" }),
          created_at: "2026-11-01T00:00:00Z",
        },
      ])
      .execute();
  });
  beforeEach(() => db().deleteFrom("rate_limits").execute());

  const emails = (body: readonly { email: string }[]) => body.map(({ email }) => email);
  const lastEntry = async () => {
    const { rows } = await sql<{ command: string }>`
      select command from audit_log order by id desc limit 1`.execute(db());
    return rows[0]?.command;
  };

  test("200: the newest first, page by page, and in the log without addresses", async () => {
    const first = await shop().call("listSubscribers", { query: "limit=2", headers });
    expect(first.body).toEqual([
      {
        site: "boutique",
        email: "ada@example.com",
        source: "quiz",
        consentedAt: "2026-11-02T00:00:00.000Z",
      },
      { site: "boutique", email: "bo@example.com", source: "=modal", consentedAt: expect.any(String) },
    ]);
    expect(await lastEntry()).toBe("listSubscribers 2 found");
    const query = `cursor=${first.headers["x-pagination-next"]}`;
    const second = await shop().call("listSubscribers", { query, headers });
    expect(emails(second.body)).toEqual(["cyd@example.com"]);
    expect(second.headers["x-pagination-next"]).toBeUndefined();
    const { body: own } = await shop().call("listSubscribers", { headers: ofOutlet });
    expect(emails(own)).toEqual(["cyd@example.com"]);
    const wrong = await shop().call<"listSubscribers", number>("listSubscribers", {
      query: "cursor=x",
      headers,
    });
    expect(wrong.status).toBe(400);
  });

  test("listCampaignEntries: with consent, and those of the caller's sites", async () => {
    const { body: first, headers: of } = await shop().call("listCampaignEntries", {
      query: "limit=1",
      headers,
    });
    const query = `cursor=${of["x-pagination-next"]}`;
    const { body: second } = await shop().call("listCampaignEntries", { query, headers });
    // Made at the same time: either may come first, and none twice.
    const all = [...first, ...second].sort((a, b) => a.email.localeCompare(b.email));
    expect(all).toEqual([
      {
        kind: "giveaway",
        handle: "spring",
        email: "ada@example.com",
        name: "Ada",
        social: null,
        site: "outlet",
        consent: true,
        enteredAt: "2026-11-01T00:00:00.000Z",
      },
      expect.objectContaining({ email: "bo@example.com", site: null, consent: false }),
    ]);
    const { body: own } = await shop().call("listCampaignEntries", { headers: ofOutlet });
    expect(emails(own)).toEqual(["ada@example.com"]);
    expect(await lastEntry()).toBe("listCampaignEntries 1 found");
  });

  test("listCampaignEntries, exportCampaignEntries: those of one campaign", async () => {
    const find = async (query: string) =>
      emails((await shop().call("listCampaignEntries", { query, headers })).body);
    expect(await find("kind=giveaway&handle=spring")).toEqual(["ada@example.com"]);
    expect(await find("handle=spring")).toContain("ada@example.com");
    expect(await find("kind=quiz&handle=spring")).toEqual(["bo@example.com"]);
    expect(await find("kind=vibe&handle=spring")).toEqual([]);
    expect(await find("kind=giveaway&handle=autumn")).toEqual([]);
    const first = await shop().call("listCampaignEntries", { query: "kind=giveaway&limit=1", headers });
    const next = first.headers["x-pagination-next"];
    if (next !== undefined)
      expect(await find(`kind=giveaway&cursor=${next}`)).not.toContain(first.body[0]?.email);
    const csv = async (query: string) =>
      (await shop().call("exportCampaignEntries", { query, headers })).text.trim().split("\r\n").slice(1);
    expect((await csv("kind=giveaway&handle=spring")).join()).toContain("ada@example.com");
    expect(await csv("kind=vibe&handle=spring")).toEqual([]);
  });

  test("exports: CSV of the caller's sites that no spreadsheet takes for a formula, and in the log", async () => {
    const all = await shop().call("exportSubscribers", { headers });
    const lines = all.text.split("\r\n");
    expect(lines[0]).toBe("site,email,source,consentedAt");
    expect(lines[2]).toMatch(/^boutique,bo@example\.com,'=modal,\d{4}-/);
    expect(lines).toHaveLength(5);
    expect(await lastEntry()).toBe("exportSubscribers");
    const own = await shop().call("exportCampaignEntries", { headers: ofOutlet });
    expect(own.text).toMatch(/^kind,.*\r\ngiveaway,spring,ada@example\.com,Ada,,outlet,true,\d{4}-.*\r\n$/);
    expect(await lastEntry()).toBe("exportCampaignEntries");
  });
});
