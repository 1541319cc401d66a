import type { Contract } from "../contract.ts";
import { emitCatalogue } from "./catalogue.ts";
import { emitDocument } from "./document.ts";
import { emitEntities } from "./entities.ts";
import { emitForms } from "./forms.ts";
import { emitHandlers } from "./handlers.ts";
import { emitHeaders } from "./headers.ts";
import { emitLlms } from "./llms.ts";
import { emitOperations } from "./operations.ts";
import { emitRequestValidators } from "./requestValidators.ts";
import { emitServerOperations } from "./serverOperations.ts";
import { emitServerSchemas } from "./serverSchemas.ts";
import { emitTranslations } from "./translations.ts";
import { emitTypes } from "./types.ts";

/** A generated file: its path from the root of the repository, and its content. */
export type Files = [path: string, content: string][];

/** Everything that follows from the contract. */
export async function emitAll(contract: Contract): Promise<Map<string, string>> {
  return new Map<string, string>([
    ...emitDocument(contract),
    ...emitLlms(contract),
    ...(await emitTypes(contract)),
    ...emitEntities(contract),
    ...emitOperations(contract),
    ...emitHeaders(contract),
    ...emitCatalogue(contract),
    ...emitTranslations(contract),
    ...emitForms(contract),
    ...emitServerSchemas(contract),
    ...emitServerOperations(contract),
    ...emitHandlers(),
    ...emitRequestValidators(contract),
  ]);
}
