import { Ajv2020, type ErrorObject, type ValidateFunction } from "ajv/dist/2020.js";
import addFormats from "ajv-formats";

/** Validates values by the schemas of a contract, which are named by their JSON pointers; an empty list is none wrong. */
export function createValidator(document: object): (pointer: string, value: unknown) => ErrorObject[] {
  const ajv = new Ajv2020({ strict: false, allErrors: true, validateFormats: true });
  addFormats.default(ajv);
  // It only says that a number is no binary fraction.
  ajv.addFormat("decimal", true);
  ajv.addSchema(document, "contract");
  const validators = new Map<string, ValidateFunction>();
  return (pointer, value) => {
    const validate = validators.get(pointer) ?? ajv.compile({ $ref: `contract${pointer}` });
    validators.set(pointer, validate);
    return validate(value) ? [] : (validate.errors ?? []);
  };
}
