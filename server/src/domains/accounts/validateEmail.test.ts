import { beforeEach, describe, expect, test } from "vitest";
import { limits } from "../../platform/limits/limits.ts";
import { describeOperation } from "../../testing/describeOperation.ts";
import { readEmails } from "../../testing/readEmails.ts";
import { type SignedIn, signIn } from "../../testing/signIn.ts";
import { earnCredits, openCredits } from "../credits/store.ts";

describeOperation("validateEmail", (shop) => {
  beforeEach(() => shop().services.store.db.deleteFrom("rate_limits").execute());

  const newMember = () => signIn(shop(), { verified: false });
  /** Asks for a code and reads it; `headers` then carry the browser's ticket too. */
  async function askForCode({ user, headers }: SignedIn) {
    const response = await shop().call<"createEmailCode", 204>("createEmailCode", { headers });
    expect(response.status).toBe(204);
    const ticket = String(response.headers["set-cookie"]).split(";")[0];
    const mail = (await readEmails(shop(), user.email)).at(-1);
    const code = /\b\d{5}\b/.exec(mail?.text ?? "")?.[0] ?? "";
    return { code, headers: { cookie: `${headers.cookie}; ${ticket}` } };
  }
  const validate = <Status extends number = 200>(code: string, headers: Record<string, string>) =>
    shop().call<"validateEmail", Status>("validateEmail", { body: { code }, headers });
  const isConfirmed = async ({ user, headers }: SignedIn) =>
    (await shop().call("getUser", { params: { id: user.id }, headers })).body.email_confirmed;
  const wrong = [409, "emailCodeInvalid"];
  const toOutcome = ({ status, body }: { status: number; body: { reference: string } }) => [
    status,
    body.reference,
  ];

  test("200: the code in the email proves the address, and what waited under it is the member's", async () => {
    const member = await newMember();
    const { db } = shop().services.store;
    await db.transaction().execute(async (trx) => {
      await earnCredits(
        trx,
        await openCredits(trx, { email: member.user.email }, { site: "boutique", currency: "USD" }),
        10,
        null,
      );
    });
    expect(await isConfirmed(member)).toBe(false);
    const { code, headers } = await askForCode(member);
    const { status, body } = await validate(code, headers);
    expect([status, body.email_confirmed]).toEqual([200, true]);
    expect(await isConfirmed(member)).toBe(true);
    const credits = await shop().call("getCredits", {
      params: { id: member.user.id },
      query: "filter[site]=boutique",
      headers: member.headers,
    });
    expect(credits.body.balance).toBe(10);
  });

  test("409 emailCodeInvalid: a code works once", async () => {
    const { code, headers } = await askForCode(await newMember());
    expect((await validate(code, headers)).status).toBe(200);
    expect(toOutcome(await validate<409>(code, headers))).toEqual(wrong);
  });

  test("409 emailCodeInvalid: a wrong code, and after five looks the right one too", async () => {
    const member = await newMember();
    const { code, headers } = await askForCode(member);
    const otherCode = code === "00000" ? "11111" : "00000";
    for (let look = 0; look < 5; look++) {
      const response = await validate<409>(otherCode, headers);
      expect(toOutcome(response)).toEqual(wrong);
      expect(response.body.value).toEqual({ code: response.body.message });
    }
    expect(toOutcome(await validate<409>(code, headers))).toEqual(wrong);
    expect(await isConfirmed(member)).toBe(false);
  });

  test("409 emailCodeInvalid: in another browser, without one, and for another member", async () => {
    const [member, otherMember] = [await newMember(), await newMember()];
    const { code, headers } = await askForCode(member);
    expect(toOutcome(await validate<409>(code, member.headers))).toEqual(wrong);
    const ticket = headers.cookie.split("; ")[1];
    expect(
      toOutcome(await validate<409>(code, { cookie: `${otherMember.headers.cookie}; ${ticket}` })),
    ).toEqual(wrong);
    expect([await isConfirmed(member), await isConfirmed(otherMember)]).toEqual([false, false]);
    expect((await validate(code, headers)).status).toBe(200);
  });

  describe("createEmailCode", () => {
    test.each([
      ["en", "Confirm your email"],
      ["fr", "Confirmez votre adresse e-mail"],
    ])("204: an email in %s to the member's own address", async (language, subject) => {
      const { user, headers } = await newMember();
      await shop().call("createEmailCode", { headers: { ...headers, "accept-language": language } });
      const mails = await readEmails(shop(), user.email);
      expect(mails.map((mail) => mail.subject)).toEqual([subject]);
    });

    test("204: a proven address is sent nothing", async () => {
      const { user, headers } = await signIn(shop());
      expect((await shop().call<"createEmailCode", 204>("createEmailCode", { headers })).status).toBe(204);
      expect(await readEmails(shop(), user.email)).toEqual([]);
    });

    test("429 rateLimited: somebody's mailbox is not flooded by who joined with its address", async () => {
      const { user, headers } = await newMember();
      for (let count = 0; count < limits.emailCodes.burst; count++)
        expect((await shop().call<"createEmailCode", 204>("createEmailCode", { headers })).status).toBe(204);
      expect(toOutcome(await shop().call<"createEmailCode", 429>("createEmailCode", { headers }))).toEqual([
        429,
        "rateLimited",
      ]);
      expect((await readEmails(shop(), user.email)).length).toBeLessThanOrEqual(limits.emailCodes.burst);
    });
  });
});
