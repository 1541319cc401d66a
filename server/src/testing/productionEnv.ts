/** The least a production start needs, with every sandbox allowed. */
export const productionEnv = {
  NODE_ENV: "production",
  CLIENT_TOKEN: "secret",
  // The host that app.inject() asks.
  PUBLIC_URL: "https://localhost",
  TRUST_PROXY: "false",
  ALLOW_SANDBOX: "payment,bnpl,tax,mail,bot-check,addresses,recommendations,marketing",
};
