/** What the mock takes where the shop would have sent a letter, asked an app, or a person to prove to be one. */
export const codes = {
  /** Of the bot check, with its public test keys. */
  botCheck: "XXXX.DUMMY.TOKEN.XXXX",
  /** By email. */
  oneTime: "01234",
  /** Of the authenticator app. */
  authenticator: "123456",
};
