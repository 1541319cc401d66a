/** In an address in the place of the handle of a document that is new; none has it. */
export const NEW = "_new";
