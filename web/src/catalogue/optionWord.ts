/** A module of its own, so that the French words come only when they are asked for. */
export { optionWord } from "@velours/sdk/rules";
