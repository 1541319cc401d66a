import type { MerchantTaxRates } from "@velours/sdk/types";
import type { MockSession } from "../../session/MockSession.ts";
import { toRevision } from "./log/toRevision.ts";

/** Tax rates of the session. The mock's taxes are the sandbox's, which reads none of them. */
export const presentTaxRates = ({ taxRates }: MockSession): MerchantTaxRates => ({
  rates: [...taxRates],
  revision: toRevision(taxRates),
  provider: "sandbox",
});
