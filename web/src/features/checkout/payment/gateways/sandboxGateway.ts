import type { Language } from "@velours/sdk/types";
import { loadScript } from "../../../../platform/browser/loadScript.ts";
import { adaptFields, type KitFields } from "./adaptFields.ts";
import type { CardFields, CardGateway, FraudCheck } from "./CardGateway.ts";
import { cardFieldStyles } from "./cardFieldStyles.ts";

interface HostedField {
  container: HTMLElement;
  label: string;
  placeholder: string;
}

/** The global of the gateway's own script. */
interface Kit {
  hostedFields: {
    create: (options: {
      authorization: string;
      fields: { number: HostedField; cvv: HostedField; expirationDate: HostedField };
      styles: Record<string, Record<string, string>>;
      language: Language;
    }) => Promise<KitFields>;
  };
  threeDSecure: {
    verify: (options: {
      nonce: string;
      amount: number;
      currency?: string;
      language?: Language;
    }) => Promise<{ nonce: string }>;
  };
  dataCollector: { create: () => Promise<{ deviceData: string; teardown: () => Promise<void> }> };
  kount: { collect: (options: { sessionId: string; email: string }) => Promise<unknown> };
}

/** The sandbox card gateway. It has an origin of its own, so card data never meets the shop's. */
export function sandboxGateway(url: string, language: Language): CardGateway & FraudCheck {
  const kit = async (): Promise<Kit> => {
    await loadScript(`${url}/hosted-fields/v1/client.js`);
    const { braintreeSandbox } = window as typeof window & { braintreeSandbox?: Kit };
    if (!braintreeSandbox) throw new Error("The card gateway's script did not come up.");
    return braintreeSandbox;
  };
  return {
    async mountFields({ authorization, places, labels, placeholders, ...callbacks }): Promise<CardFields> {
      const field = (name: keyof typeof places): HostedField => ({
        container: places[name],
        label: labels[name],
        placeholder: placeholders[name],
      });
      const fields = await (await kit()).hostedFields.create({
        authorization,
        fields: { number: field("number"), expirationDate: field("expirationDate"), cvv: field("cvv") },
        styles: cardFieldStyles,
        language,
      });
      return adaptFields(fields, callbacks);
    },
    async deviceData() {
      const collector = await (await kit()).dataCollector.create();
      return collector.deviceData;
    },
    async authenticate(card, { amount, currency }) {
      const { nonce } = await (await kit()).threeDSecure.verify({
        nonce: card.nonce,
        amount,
        currency,
        language,
      });
      return { ...card, nonce };
    },
    async collect(sessionId, { email }) {
      await (await kit()).kount.collect({ sessionId, email });
    },
  };
}
