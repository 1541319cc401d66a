import type { Language } from "@velours/sdk/types";

/** A text of the interface. Its locale is always passed: the server renders all of them at once. */
export type Message<Inputs> = (inputs: Inputs, options: { locale: Language | "fr-FR" }) => string;
