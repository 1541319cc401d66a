import type { Operation } from "../contract.ts";
import type { Parameter } from "../OpenApiDocument.ts";
import type { Schema } from "../schema.ts";

export const paramsValidator = ({ id }: Operation): string => `${id}Params`;
export const queryValidator = ({ id }: Operation): string => `${id}Query`;
export const headersValidator = ({ id }: Operation): string => `${id}Headers`;
export const bodyValidator = ({ id }: Operation): string => `${id}Body`;

export const pathSchema = (operation: Operation): Schema | undefined => together(operation, "path");
export const querySchema = (operation: Operation): Schema | undefined => together(operation, "query");
/** Header names in lower case, as Node has them. */
export const headerSchema = (operation: Operation): Schema | undefined => together(operation, "header");

/** The parameters of one place as one object. */
function together({ parameters }: Operation, place: Parameter["in"]): Schema | undefined {
  const here = parameters.filter((parameter) => parameter.in === place);
  if (here.length === 0) return undefined;
  const getName = (parameter: Parameter) =>
    place === "header" ? parameter.name.toLowerCase() : parameter.name;
  return {
    type: "object",
    properties: Object.fromEntries(here.map((parameter) => [getName(parameter), parameter.schema])),
    required: here.filter((parameter) => parameter.required).map(getName),
  };
}
