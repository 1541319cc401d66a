/** The refusal of a request whose address or form cannot be read. */
export const notHttpText = "The request is not valid HTTP for this address";
