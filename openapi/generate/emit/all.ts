import type { Contract } from "../contract.ts";
import { emitCatalogue } from "./catalogue.ts";
import { emitClient } from "./client.ts";
import { emitCurrencyFields } from "./currencyFields.ts";
import { emitDemo } from "./demo.ts";
import { emitDocument } from "./document.ts";
import { emitForms } from "./forms.ts";
import { emitGroups } from "./groups.ts";
import { emitHandlers } from "./handlers.ts";
import { emitHeaders } from "./headers.ts";
import { emitImportChecks } from "./importChecks.ts";
import { emitLlms } from "./llms.ts";
import { emitMock } from "./mock.ts";
import { emitOperations } from "./operations.ts";
import { emitQueries } from "./queries.ts";
import { emitRequestValidators } from "./requestValidators.ts";
import { emitServerOperations } from "./serverOperations.ts";
import { emitServerSchemas } from "./serverSchemas.ts";
import { emitTexts } from "./texts.ts";
import { emitTypes } from "./types.ts";
import { emitVersion } from "./version.ts";

/** Everything that follows from the contract. */
export async function emitAll(contract: Contract): Promise<Map<string, string>> {
  return new Map<string, string>([
    ...emitDocument(contract),
    ...emitVersion(contract),
    ...emitLlms(contract),
    ...(await emitTypes(contract)),
    ...emitClient(contract),
    ...emitOperations(contract),
    ...emitGroups(contract),
    ...emitQueries(contract),
    ...emitHeaders(contract),
    ...emitCatalogue(contract),
    ...emitTexts(contract),
    ...emitForms(contract),
    ...emitServerSchemas(contract),
    ...emitServerOperations(contract),
    ...emitHandlers(contract),
    ...emitRequestValidators(contract),
    ...emitCurrencyFields(contract),
    ...emitImportChecks(contract),
    ...emitMock(contract),
    ...emitDemo(),
  ]);
}
