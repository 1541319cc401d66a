import { createRequire } from "node:module";
import type { PrismComponents } from "./PrismComponents.ts";

/** A breach of the contract by an answer. */
export interface Violation {
  method: string;
  /** Of the contract where it has one; else as it was asked for. */
  path: string;
  status?: number;
  /** Where in the answer: `body.invoice.total`, `headers.x-session-validation`. */
  at: string;
  message: string;
}

const load = createRequire(import.meta.url);
const { validateOutput } = load("@stoplight/prism-http/dist/validator/index.js") as Pick<
  PrismComponents,
  "validateOutput"
>;
const { default: route } = load("@stoplight/prism-http/dist/router/index.js") as {
  default: PrismComponents["route"];
};

/** Prism's own checks of an answer, told to `onViolation` as they fail; a call the contract does not know fails too. */
export function watchAnswers(
  onViolation: (violation: Violation) => void,
): Pick<PrismComponents, "validateOutput" | "route"> {
  return {
    validateOutput: (answer) => {
      const outcome = validateOutput(answer);
      const { method, path } = answer.resource;
      if (outcome._tag === "Left") {
        for (const { path: at = [], message } of outcome.left) {
          onViolation({ method, path, status: answer.element.statusCode, at: at.join("."), message });
        }
      }
      return outcome;
    },
    route: (question) => {
      const outcome = route(question);
      if (outcome._tag === "Left") {
        const { method, url } = question.input;
        onViolation({ method, path: url.path, at: "", message: "The contract has no such operation." });
      }
      return outcome;
    },
  };
}
