import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";

describeOperation("getCampaignPage", (shop) => {
  const get = (kind: string, handle: string, query = "", headers = {}) =>
    shop().call("getCampaignPage", { params: { kind, handle }, query, headers });

  test("200: a giveaway with its form and who won before (S-321, S-409)", async () => {
    const { body } = await get("giveaway", "halo");
    expect(body).toEqual({
      kind: "giveaway",
      handle: "halo",
      title: "A campaign",
      description: "<p>Once each.</p>",
      image: null,
      button: "Enter",
      date_expired: null,
      open: true,
      fields: ["email", "name"],
      product_ids: [],
      questions: [],
      segments: [],
      winners: [{ name: "Ada M.", prize: "Halo", date: 1767225600 }],
    });
  });

  test("200: daily deals end with the day, whose goods are others then (S-318, SA-409)", async () => {
    const { body } = await get("daily-deals", "today");
    expect(body.open).toBe(false);
    expect([[1], [2]]).toContainEqual(body.product_ids);
    const left = (body.date_expired ?? 0) * 1000 - Date.now();
    expect(left).toBeGreaterThan(0);
    expect(left).toBeLessThanOrEqual(86_400_000);
  });

  test("200: words in French where there are some, of questions and segments too", async () => {
    const query = "configuration[language]=fr";
    expect((await get("giveaway", "halo", query)).body).toMatchObject({
      title: "Une opération",
      button: "Participer",
    });
    expect((await get("quiz", "current", query)).body.questions[0]).toEqual({
      id: "evening",
      text: "Quelle sorte de soirée ?",
      options: [
        { id: "calm", text: "Calme" },
        { id: "bold", text: "Bold" },
      ],
    });
    expect((await get("spin-to-win", "current", query)).body.segments[0]).toEqual({
      id: "prize",
      label: "15 % de remise",
      weight: 1,
    });
  });

  test("200: a wheel says its chances (SA-410); prizes and what answers lead to are never answered", async () => {
    for (const kind of ["quiz", "spin-to-win", "private-sale"]) {
      const { text } = await get(kind, "current");
      expect(text).not.toMatch(/WELCOME15|OUTLET10|outcome|translations|_fr/);
    }
  });

  test("200: what is over is shown and takes no entries", async () => {
    expect((await get("giveaway", "over")).body).toMatchObject({ open: false, date_expired: 1700000000 });
  });

  test("404 resourceDoesNotExist: no such page, and one of another site", async () => {
    expect((await get("giveaway", "nothing")).status).toBe(404);
    expect((await get("private-sale", "current", "", { host: "closet.localhost" })).status).toBe(404);
  });

  test("400 validationError: a kind there is not", async () => {
    expect((await get("raffle", "current")).status).toBe(400);
  });
});
