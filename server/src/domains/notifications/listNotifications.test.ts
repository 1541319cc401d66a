import { expect, test } from "vitest";
import { describeOperation } from "../../testing/describeOperation.ts";

describeOperation("listNotifications", (shop) => {
  const list = async (query: string) => (await shop().call("listNotifications", { query })).body;
  const ids = async (query: string) => (await list(query)).map(({ id }) => id);

  test("200: a site's published cards in its order, and the reverse (S-787, SA-198)", async () => {
    expect(await ids("filter[source]=boutique&order[boutique_order]=ASC")).toEqual([2, 1, 4]);
    expect(await ids("filter[source]=boutique&order[boutique_order]=DESC")).toEqual([4, 1, 2]);
    expect(await ids("filter[source]=boutique")).toEqual([2, 1, 4]);
    expect(await ids("filter[source]=outlet&order[outlet_order]=ASC")).toEqual([1]);
    expect(await ids("filter[source]=nowhere")).toEqual([]);
  });

  test("200: without a source the site of the host name", async () => {
    const { body } = await shop().call("listNotifications", { headers: { host: "outlet.localhost:3000" } });
    expect(body.map(({ id }) => id)).toEqual([1]);
  });

  test("200: a card has all its fields, a link with a code, and nothing imports alone say (S-403 to S-405)", async () => {
    const [, card] = await list("filter[source]=boutique");
    expect(card).toEqual({
      id: 1,
      title: "15% off",
      subtitle: "Welcome",
      description: "<p>On anything.</p>",
      image: "/assets/img/promotions/welcome.svg",
      link: "/vibrators?promo_code=WELCOME15",
      cta_text: "Take it",
      date_expired: null,
      date_published: 1767225600,
    });
  });

  test("200: words in the language asked for", async () => {
    const [, card] = await list("filter[source]=boutique&configuration[language]=fr");
    expect(card).toMatchObject({ title: "15 % de remise", cta_text: "J’en profite", subtitle: "Welcome" });
  });

  test("200: an expired card stays, one that would renew has no end (SA-077, SA-409)", async () => {
    const cards = await list("filter[source]=boutique");
    expect(cards.find(({ id }) => id === 4)?.date_expired).toBe(1700000000);
    expect(cards.find(({ id }) => id === 2)?.date_expired).toBe(null);
  });
});
