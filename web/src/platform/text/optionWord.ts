/** A module of its own, so that the French words are fetched only where they are used. */
export { optionWord } from "@velours/sdk/rules";
