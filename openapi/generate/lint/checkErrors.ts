import { basename, relative } from "node:path";
import type { Contract } from "../contract.ts";
import { placeholders } from "../errors.ts";
import type { Finding } from "./Finding.ts";

const STATUSES = [400, 401, 402, 403, 404, 409, 410, 422, 429, 500, 502, 503];

/** Each reference can be answered, understood and shown in both languages. */
export function checkErrors({ errors, operations }: Contract, folder: string): Finding[] {
  const used = new Set(operations.flatMap((operation) => operation.errors));
  return errors.flatMap((error) => {
    const found: string[] = [];
    if (error.reference !== basename(error.file, ".yaml"))
      found.push(`reference is "${error.reference}": give file and reference one name.`);
    if (!STATUSES.includes(error.status))
      found.push(`status is ${error.status}: choose one of ${STATUSES.join(", ")}.`);
    for (const word of ["summary", "when", "do"] as const)
      if (!error[word]) found.push(`${word} is missing: page builders read it.`);
    if (typeof error.retry !== "boolean")
      found.push("retry is missing: true when the same call may work later.");
    if (error.value !== undefined && !("example" in error))
      found.push("example is missing: a value as such an error carries it.");
    if (!used.has(error.reference) && error.within === undefined)
      found.push(
        "no operation may answer it: name it in an operation's x-errors, say within which it comes, or delete the file.",
      );
    if (error.messages.length === 0) found.push("messages is empty: write the text in en and fr.");
    if (error.messages.length > 0 && error.messages.every((message) => message.for))
      found.push("every message has a `for`: leave one without, for all others.");
    for (const { en, fr, example } of error.messages) {
      if (!en || !fr) found.push("a message lacks a language: write en and fr.");
      const names = placeholders(en);
      if (names.join() !== placeholders(fr).join())
        found.push(`en and fr do not have the same placeholders: "${en}" and "${fr}".`);
      for (const name of names)
        if (example?.[name] === undefined) found.push(`the message's example has no value for {${name}}.`);
    }
    return found.map((message) => ({ where: relative(folder, error.file), message }));
  });
}
