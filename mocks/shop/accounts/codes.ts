/** The codes the mock accepts in place of an emailed code, an authenticator's code and a bot check. */
export const codes = {
  /** Of the bot check, with its public test keys. */
  botCheck: "XXXX.DUMMY.TOKEN.XXXX",
  /** By email. */
  oneTime: "01234",
  /** Of the authenticator app. */
  authenticator: "123456",
};
