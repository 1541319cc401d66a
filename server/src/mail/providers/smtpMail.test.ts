import { once } from "node:events";
import { type AddressInfo, createServer } from "node:net";
import { expect, test } from "vitest";
import { smtpMail } from "./smtpMail.ts";

/** An SMTP server for one letter; answers what it was told. */
async function listen() {
  let heard = "";
  const server = createServer((socket) => {
    let inData = false;
    socket.write("220 test\r\n");
    socket.on("data", (chunk) => {
      heard += chunk;
      if (inData) {
        if (!heard.endsWith("\r\n.\r\n")) return;
        inData = false;
        socket.write("250 taken\r\n");
      } else if (/^DATA\r\n/m.test(String(chunk))) {
        inData = true;
        socket.write("354 go on\r\n");
      } else socket.write("250 fine\r\n");
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  return { server, url: `smtp://127.0.0.1:${(server.address() as AddressInfo).port}`, heard: () => heard };
}

test("hands a letter over with its sender, its id and its own words", async () => {
  const { server, url, heard } = await listen();
  const mail = smtpMail({ url, from: "orders@example.com" });
  await mail.send({ id: "one@velours", to: "ada@example.com", subject: "Votre commande é", text: "Merci" });
  expect(heard()).toMatch(/MAIL FROM:<orders@example.com>/);
  expect(heard()).toMatch(/RCPT TO:<ada@example.com>/);
  expect(heard()).toMatch(/Message-ID: <one@velours>/);
  expect(heard()).toMatch(/Subject: =\?UTF-8\?/);
  server.close();
});

test("fails when nobody takes the letter, so that its job comes again", async () => {
  const mail = smtpMail({ url: "smtp://127.0.0.1:1", from: "orders@example.com" });
  await expect(mail.send({ id: "a@b", to: "ada@example.com", subject: "s", text: "t" })).rejects.toThrow();
});
