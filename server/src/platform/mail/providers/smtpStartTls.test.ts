import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Server } from "node:net";
import { text } from "node:stream/consumers";
import tls from "node:tls";
import { SMTPServer, type SMTPServerOptions } from "smtp-server";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { testCertificate } from "../../../testing/testCertificate.ts";
import { smtpMail } from "./smtpMail.ts";

const email = { id: "one@velours", to: "ada@example.com", subject: "A code", text: "Your code is 12345" };
const from = "orders@example.com";
const base64 = (words: string) => Buffer.from(words).toString("base64");
/**
 * Text that must not be readable on the network: the password in each form that SMTP sends it, the email and its
 * recipient.
 */
const secrets = [
  "pass word",
  base64("pass word"),
  base64("\0velours\0pass word"),
  "12345",
  "ada@example.com",
];

describe("emails over SMTP with STARTTLS", () => {
  let stop: (() => void)[] = [];
  beforeAll(() => tls.setDefaultCACertificates([...tls.getCACertificates(), testCertificate.cert]));
  afterEach(() => {
    for (const end of stop) end();
    stop = [];
  });

  /** A mail service, and an eavesdropper on the way to it. */
  async function startService(options: SMTPServerOptions) {
    const seen = { emails: [] as string[], encrypted: [] as boolean[], wire: "" };
    const service = new SMTPServer({
      authMethods: ["PLAIN", "LOGIN"],
      allowInsecureAuth: true,
      authOptional: true,
      onAuth: ({ username, password }, _session, done) =>
        done(username === "velours" && password === "pass word" ? null : new Error("no"), { user: username }),
      onData(stream, { secure }, done) {
        void text(stream).then((raw) => {
          seen.emails.push(raw);
          seen.encrypted.push(secure);
          done();
        });
      },
      ...options,
    });
    service.on("error", () => undefined);
    const getPort = (server: Pick<Server, "address">) => (server.address() as AddressInfo).port;
    const listening = service.listen(0, "127.0.0.1");
    await once(listening, "listening");
    const relay = createServer((client) => {
      const server = connect(getPort(listening), "127.0.0.1");
      client.on("data", (bytes) => {
        seen.wire += bytes.toString("latin1");
      });
      client.pipe(server).pipe(client);
      for (const socket of [client, server]) socket.on("error", () => socket.destroy());
    }).listen(0, "127.0.0.1");
    await once(relay, "listening");
    stop.push(
      () => service.close(() => undefined),
      () => relay.close(),
    );
    return { seen, at: `127.0.0.1:${getPort(relay)}` };
  }

  test.each(["velours:pass%20word@", ""])(
    "where it is offered, nothing can be read on the way (smtp://%s…)",
    async (who) => {
      const { seen, at } = await startService(testCertificate);
      await smtpMail({ url: `smtp://${who}${at}`, from }).send(email);
      expect(seen.emails).toHaveLength(1);
      expect(seen.encrypted).toEqual([true]);
      expect(seen.wire).toContain("STARTTLS");
      for (const secret of secrets) expect(seen.wire).not.toContain(secret);
    },
  );

  test.each<[string, SMTPServerOptions]>([
    ["not offered", { disabledCommands: ["STARTTLS"] }],
    ["offered with an untrusted certificate", {}],
  ])("where it is %s, neither password nor email is sent", async (_, options) => {
    const { seen, at } = await startService(options);
    await expect(smtpMail({ url: `smtp://velours:pass%20word@${at}`, from }).send(email)).rejects.toThrow();
    expect(seen.emails).toEqual([]);
    expect(seen.wire).not.toContain("AUTH");
    for (const secret of secrets) expect(seen.wire).not.toContain(secret);
  });

  test("where it is offered and then refused, neither password nor email is sent", async () => {
    let wire = "";
    const refusing = createServer((socket) => {
      socket.write("220 mail ESMTP\r\n");
      socket.on("error", () => socket.destroy());
      socket.on("data", (bytes) => {
        const line = bytes.toString();
        wire += line;
        if (/^EHLO/.test(line)) socket.write("250-mail\r\n250-STARTTLS\r\n250 AUTH PLAIN LOGIN\r\n");
        else if (/^STARTTLS/.test(line)) socket.write("454 TLS not available\r\n");
        else socket.write("250 ok\r\n");
      });
    }).listen(0, "127.0.0.1");
    await once(refusing, "listening");
    stop.push(() => refusing.close());
    const at = `127.0.0.1:${(refusing.address() as AddressInfo).port}`;
    await expect(smtpMail({ url: `smtp://velours:pass%20word@${at}`, from }).send(email)).rejects.toThrow();
    expect(wire).toContain("STARTTLS");
    expect(wire).not.toContain("AUTH PLAIN");
    for (const secret of secrets) expect(wire).not.toContain(secret);
  });

  test("a relay on this machine that asks for no password may do without", async () => {
    const { seen, at } = await startService({ disabledCommands: ["STARTTLS", "AUTH"] });
    await smtpMail({ url: `smtp://${at}`, from }).send(email);
    expect(seen.encrypted).toEqual([false]);
  });

  test.each([
    ["never greets", ""],
    ["falls silent after its greeting", "220 mail ESMTP\r\n"],
  ])("a service that %s is an error in time", async (_, greeting) => {
    let closed = 0;
    const silent = createServer((socket) => {
      if (greeting !== "") socket.write(greeting);
      socket.on("data", () => undefined);
      socket.on("error", () => undefined);
      socket.on("close", () => closed++);
    }).listen(0, "127.0.0.1");
    await once(silent, "listening");
    stop.push(() => silent.close());
    const at = `127.0.0.1:${(silent.address() as AddressInfo).port}`;
    const timeouts = { connect: 100, send: 300 };
    await expect(smtpMail({ url: `smtp://${at}`, from, timeouts }).send(email)).rejects.toThrow();
    // A send that goes on after its error could deliver the email beside its repetition.
    await vi.waitFor(() => expect(closed).toBe(1));
  });
});
