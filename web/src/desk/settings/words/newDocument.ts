/** In an address in the place of the handle of a document that is new; none has it. */
export const NEW = "_new";

/** None has this revision: a document that is there already is not replaced by a new one. */
export const NO_REVISION = "none";
