import type { TakenStep } from "./takeSteps.ts";

export const lineOf = ({ number, name, told }: TakenStep): string =>
  `  ${number} ${name}${told && `: ${told}`}`;
