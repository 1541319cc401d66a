import { clientScript } from "../gateway/browserScript.ts";

/** Scripts of the gateway's browser kit, as its own folder names them. */
export const kitParts = ["client", "hosted-fields", "data-collector", "three-d-secure"] as const;

/** Each part in the shape of the real kit, over the frames of the sandbox. Runs in a browser. */
const parts: Record<(typeof kitParts)[number], string> = {
  client: `braintree.client = {
  async create({ authorization }) {
    const { merchantId } = JSON.parse(atob(authorization));
    if (!merchantId) throw new Error("Authorization is invalid.");
    return { authorization };
  },
};`,
  "hosted-fields": `braintree.hostedFields = {
  async create({ client, fields, styles }) {
    const named = Object.entries(fields).map(([name, field]) => [name, { ...field, label: field.internalLabel }]);
    const language = document.documentElement.lang === "fr" ? "fr" : "en";
    return braintreeSandbox.hostedFields.create({
      authorization: client.authorization, fields: Object.fromEntries(named), styles, language,
    });
  },
};`,
  "data-collector": "braintree.dataCollector = { create: () => braintreeSandbox.dataCollector.create() };",
  "three-d-secure": `braintree.threeDSecure = {
  async create() {
    return {
      async verifyCard({ nonce, bin, amount }) {
        if (!/^\\d{6}$/.test(bin) || !/^\\d+\\.\\d\\d$/.test(amount)) throw new Error("verifyCard needs bin and amount");
        const verified = await braintreeSandbox.threeDSecure.verify({ nonce, amount: Number(amount) });
        return { nonce: verified.nonce, threeDSecureInfo: { liabilityShiftPossible: true, liabilityShifted: true } };
      },
    };
  },
};`,
};

/** One script; the first brings the sandbox's frames along. */
export function kitScript(name: (typeof kitParts)[number]): string {
  const brought = name === "client" ? clientScript(0) : "";
  return `${brought}window.braintree ??= {};\n${parts[name]}\n`;
}
