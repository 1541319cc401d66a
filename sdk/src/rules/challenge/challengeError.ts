import { BOT_CHECK_NAME } from "./botCheck.ts";

/** The meaning of a code of the challenge widget. */
export interface ChallengeError {
  en: string;
  fr: string;
  /** A second try may succeed. */
  retry: boolean;
}

type Row = readonly [codes: readonly string[], en: string, fr: string, retry?: "retry"];

const NAME = BOT_CHECK_NAME;

/** Codes, or their beginning before '*'; texts and their case are fixed. */
const ROWS: readonly Row[] = [
  [
    ["crashed"],
    "Browser process crashed while trying to solve the challenge",
    "Le navigateur a planté pendant la vérification",
    "retry",
  ],
  [["undefined_error"], "Something went wrong", "Un problème est survenu", "retry"],
  [["100*"], `Could not initialize ${NAME}`, `Impossible de démarrer ${NAME}`],
  [
    ["102*", "103*", "104*"],
    `Incorrect parameters sent to ${NAME}`,
    `Paramètres incorrects envoyés à ${NAME}`,
    "retry",
  ],
  [["105*", "106*"], `Incorrect usage of ${NAME} API`, `Usage incorrect de l’API ${NAME}`],
  [["110100", "110110"], "invalid sitekey", "clé de site non valide"],
  [["110200"], "invalid domain", "domaine non valide"],
  [["110420", "110430"], "invalid action", "action non valide"],
  [["110500"], "Browser unsupported", "Navigateur non pris en charge"],
  [["110510"], "Inconsistent user-agent", "Agent utilisateur incohérent"],
  [["110600"], "Challenge timeout", "Délai de vérification dépassé", "retry"],
  [["120*"], "provider debugging", "débogage du fournisseur"],
  [["200010"], "Browser cache issue", "Problème de cache du navigateur"],
  [["200100"], "Browser clock is incorrectly set", "L’horloge du navigateur est mal réglée"],
  [["300100"], "Challenge interrupted", "Vérification interrompue", "retry"],
  [["600*"], "Visitor failed to solve the challenge", "La vérification a échoué", "retry"],
];

const OTHER: ChallengeError = { en: "There was an error", fr: "Une erreur s’est produite", retry: false };

const matches = (pattern: string, code: string): boolean =>
  pattern.endsWith("*") ? code.startsWith(pattern.slice(0, -1)) : code === pattern;

/** Message and retry flag of a code of the challenge widget; exact codes and beginnings never overlap. */
export function challengeError(code: string): ChallengeError {
  const row = ROWS.find(([codes]) => codes.some((pattern) => matches(pattern, code)));
  if (!row) return OTHER;
  const [, en, fr, retry] = row;
  return { en, fr, retry: retry === "retry" };
}
