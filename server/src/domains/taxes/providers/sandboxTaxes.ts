import { calculateSandboxTaxes } from "@velours/sdk/shop";
import type { TaxProvider } from "../TaxProvider.ts";

/** The sandbox's tax service: the table it shares with the mock. */
export const sandboxTaxes: TaxProvider = { calculate: async (request) => calculateSandboxTaxes(request) };
