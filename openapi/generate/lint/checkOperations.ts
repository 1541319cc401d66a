import { readFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { parse } from "yaml";
import { type Contract, getDomainName } from "../contract.ts";
import type { OperationObject } from "../OpenApiDocument.ts";
import { yamlFiles } from "../yamlFiles.ts";
import type { Finding } from "./Finding.ts";

/** Verbs of operations. The first word of a name is one of these, so that names can be guessed. */
const VERBS: Record<string, string> = {
  get: "one thing by its id",
  list: "several things",
  calculate: "an amount, kept nowhere",
  generate: "a document from what is sent",
  identify: "who someone is",
  create: "a new thing",
  save: "a thing whether or not it is there",
  add: "an entry to a list",
  remove: "an entry from a list",
  change: "a part of something",
  validate: "whether something holds",
  complete: "the rest of what someone types",
  submit: "something final: money moves",
  accept: "an offer",
  enter: "a campaign",
  subscribe: "to something regular",
  start: "something that goes on",
  order: "from something that goes on",
  close: "what was open",
  ship: "goods",
  refund: "money",
  cancel: "an order",
  track: "how far something is",
  request: "something that someone else decides",
  login: "a session",
  logout: "the session's end",
  register: "an account",
  recover: "access that was lost",
  invite: "somebody, by email",
  revoke: "a right that was given",
  reset: "a secret",
  write: "something for the record",
  read: "figures that are computed",
  export: "a file of what is there",
  preview: "a change, before it is made",
  apply: "a change that was previewed",
  disable: "something, so that it is not sold",
  enable: "something that was disabled",
  end: "something that goes on",
  try: "something on what was, before it is live",
  replay: "something that was done",
  retry: "something that failed",
  move: "units from a count or to it",
  resend: "a message that was sent",
  send: "something that was to be sent",
  answer: "what somebody asked for",
  moderate: "words of others, before everyone reads them",
  block: "what could be spent",
  approve: "what somebody else proposed",
  reject: "what somebody proposed",
  issue: "what can be spent",
  find: "people, by what is searched for",
  erase: "a person, for good",
};

/** Operation, file, folder and tag have one name. */
export function checkOperations({ document, operations }: Contract, folder: string): Finding[] {
  const findings: Finding[] = [];
  const tags = new Set((document.tags ?? []).map((tag) => tag.name));
  const operationIds = new Set(operations.map((operation) => operation.id));
  for (const file of yamlFiles(join(folder, "paths"))) {
    const operation = parse(readFileSync(file, "utf8")) as OperationObject;
    const id = operation.operationId;
    const say = (message: string) => findings.push({ where: relative(folder, file), message });
    if (id !== basename(file, ".yaml")) say(`operationId is "${id}": give file and operation one name.`);
    if (operation.tags?.join() !== getDomainName(file))
      say(
        `tags is [${operation.tags}]: an operation has one tag, its folder's name [${getDomainName(file)}].`,
      );
    if (!tags.has(getDomainName(file)))
      say(`the domain "${getDomainName(file)}" is not among the tags of openapi.yaml: say there what it is.`);
    if (!operationIds.has(id))
      say("no path of openapi.yaml refers to this file: add it, or delete the file.");
    const verb = /^[a-z]+/.exec(id ?? "")?.[0] ?? "";
    if (!(verb in VERBS))
      say(
        `"${verb}" is not a verb of this contract. Choose one of: ${Object.entries(VERBS)
          .map(([name, what]) => `${name} (${what})`)
          .join(", ")}.`,
      );
  }
  return findings;
}
