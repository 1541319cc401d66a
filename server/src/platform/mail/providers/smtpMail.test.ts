import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import tls from "node:tls";
import { SMTPServer } from "smtp-server";
import { afterAll, beforeAll, beforeEach, describe, expect, test } from "vitest";
import { doDueJobs } from "../../../assembly/runJobs.ts";
import { createMember } from "../../../testing/createMember.ts";
import { createEmbeddedStore } from "../../../testing/stores.ts";
import { testCertificate } from "../../../testing/testCertificate.ts";
import { openTestShop } from "../../../testing/testShop.ts";
import type { Mail } from "../MailProvider.ts";
import { smtpMail } from "./smtpMail.ts";

interface Received {
  from: string;
  to: string[];
  head: string;
  body: string;
}

describe("emails over SMTP", () => {
  let server: SMTPServer;
  let url: string;
  let received: Received[] = [];
  let refuseWith: number | undefined;
  beforeAll(async () => {
    tls.setDefaultCACertificates([...tls.getCACertificates(), testCertificate.cert]);
    server = new SMTPServer({
      ...testCertificate,
      onAuth: ({ username, password }, _session, done) =>
        done(username === "velours" && password === "pass word" ? null : new Error("no"), { user: username }),
      onData(stream, { envelope }, done) {
        void text(stream).then((raw) => {
          if (refuseWith !== undefined)
            return done(Object.assign(new Error("not now"), { responseCode: refuseWith }));
          const [head = "", ...body] = raw.split("\r\n\r\n");
          const from = envelope.mailFrom === false ? "" : envelope.mailFrom.address;
          received.push({
            from,
            to: envelope.rcptTo.map(({ address }) => address),
            head: head.replace(/\r\n\s+/g, " "),
            body: body.join("\r\n\r\n"),
          });
          done();
        });
      },
    });
    const listening = server.listen(0, "127.0.0.1");
    await once(listening, "listening");
    url = `smtp://velours:pass%20word@127.0.0.1:${(listening.address() as AddressInfo).port}`;
  });
  afterAll(() => new Promise<void>((done) => server.close(done)));
  beforeEach(() => {
    received = [];
    refuseWith = undefined;
  });

  const email: Mail = {
    id: "one@velours",
    to: "ada@example.com",
    subject: "Votre commande é",
    text: "Merci",
  };
  const mail = (address = url) => smtpMail({ url: address, from: "orders@example.com" });

  test("one is handed over with its sender, its id and its own words", async () => {
    await mail().send(email);
    expect(received).toMatchObject([
      { from: "orders@example.com", to: ["ada@example.com"], body: "Merci\r\n" },
    ]);
    expect(received[0]?.head).toMatch(/^Message-ID: <one@velours>$/m);
    expect(received[0]?.head).toMatch(/^Subject: =\?UTF-8\?Q\?Votre_commande_=C3=A9\?=$/m);
    expect(received[0]?.head).toMatch(/^Content-Type: text\/plain; charset=utf-8$/m);
  });

  test("one with a page goes out as both, the plain text first", async () => {
    await mail().send({ ...email, html: "<!doctype html><p>Merci</p>" });
    const [{ head = "", body = "" } = {}] = received;
    expect(head).toMatch(/^Content-Type: multipart\/alternative;/m);
    const parts = [...body.matchAll(/^Content-Type: (text\/\w+)/gm)].map(([, type]) => type);
    expect(parts).toEqual(["text/plain", "text/html"]);
    expect(body).toContain("<!doctype html><p>Merci</p>");
  });

  test("a picture of one goes out as a part of it, because mail programs show no data URLs", async () => {
    const png = Buffer.from("a picture").toString("base64");
    await mail().send({
      ...email,
      html: `<!doctype html><img src="data:image/png;base64,${png}" alt="Leaf">`,
    });
    const [{ body = "" } = {}] = received;
    const [, id = "none"] =
      /<img src="cid:([^"]+)" alt="Leaf">/.exec(body.replace(/=\r\n/g, "").replaceAll("=3D", "=")) ?? [];
    expect(body).toContain(`Content-ID: <${id}>`);
    expect(body).toMatch(/^Content-Type: image\/png/m);
    expect(body).toContain(png);
    expect(body).not.toContain("data:image");
  });

  test.each([
    ["a list of addresses", { to: "ada@example.com, eve@example.com" }],
    ["a header in an address", { to: "ada@example.com\r\nBcc: eve@example.com" }],
    ["a header in a subject", { subject: "Hello\r\nBcc: eve@example.com" }],
  ])("%s has no other recipient", async (_, more) => {
    await mail()
      .send({ ...email, ...more })
      .catch(() => undefined);
    for (const { to, head } of received) {
      expect(to).not.toContain("eve@example.com");
      expect(head).not.toMatch(/^Bcc:/m);
    }
  });

  test.each([
    ["a service that will not take it now", 451],
    ["one that never will", 550],
  ])("%s is an error, so that its job comes again", async (_, code) => {
    refuseWith = code;
    await expect(mail().send(email)).rejects.toMatchObject({ responseCode: code });
  });

  test("a wrong password is an error without the password; so is an unreachable server", async () => {
    const wrong = await mail(url.replace("pass%20word", "guess-word")).send(email).catch(String);
    expect(wrong).toContain("Error");
    expect(wrong).not.toContain("guess-word");
    await expect(mail("smtp://127.0.0.1:1").send(email)).rejects.toThrow();
  });

  test("a member's emails leave a shop that is set to SMTP, in their language, once each", async () => {
    const env = { MAIL_PROVIDER: "smtp", SMTP_URL: url, MAIL_FROM: "service@example.com" };
    const shop = await openTestShop(createEmbeddedStore(), { env });
    const { email } = await createMember(shop);
    await shop.call("recoverPassword", { body: { email }, headers: { "accept-language": "fr" } });
    await doDueJobs(shop.services, shop.app.log);
    await doDueJobs(shop.services, shop.app.log);
    expect(received).toMatchObject([{ from: "service@example.com", to: [email] }]);
    expect(received[0]?.head).toMatch(/^From: service@example.com$/m);
    expect(received[0]?.head).toMatch(/^Subject: Votre mot de passe$/m);
    expect((await shop.app.inject("/sandbox/mail")).statusCode).toBe(404);
    await shop.close();
  });
});
