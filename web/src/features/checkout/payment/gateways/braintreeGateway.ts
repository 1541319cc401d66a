import { decimalText } from "@velours/sdk/rules";
import type { Language } from "@velours/sdk/types";
import type { Client, DataCollector, HostedFields, ThreeDSecure } from "braintree-web";
import { loadScript } from "../../../../platform/browser/loadScript.ts";
import { keepOpen } from "../keepOpen.ts";
import { adaptFields } from "./adaptFields.ts";
import type { CardFieldPlaces, CardFields, CardGateway, FraudCheck } from "./CardGateway.ts";
import { cardFieldStyles } from "./cardFieldStyles.ts";

/** The parts of the gateway's own kit that are used here; each script puts one on the window. */
interface Kit {
  client: { create: (options: { authorization: string }) => Promise<Client> };
  hostedFields: typeof import("braintree-web/hosted-fields");
  dataCollector: { create: (options: { client: Client }) => Promise<DataCollector> };
  threeDSecure: { create: (options: { client: Client; version: 2 }) => Promise<ThreeDSecure> };
}

const scripts = {
  client: "client",
  hostedFields: "hosted-fields",
  dataCollector: "data-collector",
  threeDSecure: "three-d-secure",
} satisfies Record<keyof Kit, string>;

/** The bank refused the 3-D Secure challenge; the kit has no text for it. */
const notConfirmed: Record<Language, string> = {
  en: "Your bank did not confirm this card. Please try another one.",
  fr: "Votre banque n’a pas confirmé cette carte. Veuillez en essayer une autre.",
};

const errorCode = (error: unknown): string => (error as { code?: string }).code ?? "";

/** The card gateway's own browser kit, loaded from the folder at `url`. Its errors carry its codes. */
export function braintreeGateway(url: string, language: Language): CardGateway & FraudCheck {
  const openClient = keepOpen<Client>();
  const openCollector = keepOpen<DataCollector>();
  /** Authorization of the fields that were mounted last. */
  let mounted: string | undefined;

  async function part<Name extends keyof Kit>(name: Name): Promise<Kit[Name]> {
    await loadScript(`${url}/${scripts[name]}.min.js`);
    const { braintree } = window as typeof window & { braintree?: Partial<Kit> };
    const found = braintree?.[name];
    if (!found) throw new Error(`The card gateway's ${name} did not come up.`);
    return found;
  }
  const connect = (authorization: string): Promise<Client> =>
    openClient(authorization, async () => (await part("client")).create({ authorization }));

  return {
    async mountFields({ authorization, places, labels, placeholders, ...callbacks }): Promise<CardFields> {
      mounted = authorization;
      const field = (name: keyof CardFieldPlaces) => ({
        container: places[name],
        placeholder: placeholders[name],
        internalLabel: labels[name],
        iframeTitle: labels[name],
      });
      const fields: HostedFields = await (await part("hostedFields")).create({
        client: await connect(authorization),
        fields: { number: field("number"), expirationDate: field("expirationDate"), cvv: field("cvv") },
        styles: cardFieldStyles,
      });
      return adaptFields(fields, callbacks);
    },
    async deviceData(authorization) {
      const collector = await openCollector(authorization, async () =>
        (await part("dataCollector")).create({ client: await connect(authorization) }),
      );
      return collector.deviceData;
    },
    async authenticate(card, { amount }) {
      if (mounted === undefined) throw new Error("The card fields were not mounted.");
      const client = await connect(mounted);
      const secure = await part("threeDSecure")
        .then(({ create }) => create({ client, version: 2 }))
        .catch((error: unknown) => {
          // The account has no 3-D Secure: there is no challenge.
          if (errorCode(error) === "THREEDS_NOT_ENABLED") return null;
          throw error;
        });
      if (!secure) return card;
      const { nonce, threeDSecureInfo } = await secure.verifyCard({
        nonce: card.nonce,
        bin: card.details.bin,
        amount: decimalText(amount),
        onLookupComplete: (_data, next) => next(),
      });
      if (threeDSecureInfo.liabilityShiftPossible && !threeDSecureInfo.liabilityShifted) {
        throw Object.assign(new Error(notConfirmed[language]), { code: "THREEDS_VERIFY_CARD_FAILED" });
      }
      return { ...card, nonce };
    },
    /** The gateway's collector looks for the fraud check as well; its session goes along with the device data. */
    collect: async () => {},
  };
}
