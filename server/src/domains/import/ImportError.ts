import { ReasonError } from "../../platform/ReasonError.ts";

/** An import that cannot start or continue; its reason is a sentence for the merchant. */
export class ImportError extends ReasonError {}
