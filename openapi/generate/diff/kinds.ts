/** How much a change asks of who uses the contract: nothing, a look, or a change of their own. */
export type Level = "breaking" | "added" | "repaired";

/** Every kind of change there is, and what it means. */
export const KINDS = {
  operationRemoved: ["breaking", "the operation is gone"],
  operationMoved: ["breaking", "the operation has another method or path"],
  operationAdded: ["added", "a new operation"],
  merchantKeyRequired: ["breaking", "a merchant's key is needed"],
  merchantKeyDropped: ["added", "no merchant's key is needed"],
  scopeRequired: ["breaking", "another scope is needed"],
  scopeDropped: ["added", "the scope is no longer needed"],
  parameterRemoved: ["breaking", "the parameter is gone"],
  parameterAdded: ["added", "a new parameter that may be left out"],
  parameterRequired: ["breaking", "the parameter must be sent"],
  parameterOptional: ["added", "the parameter may be left out"],
  bodyRequired: ["breaking", "a body must be sent"],
  bodyOptional: ["added", "the body may be left out"],
  bodyRemoved: ["breaking", "no body is taken any more"],
  bodyAdded: ["added", "a body may be sent"],
  keyRemoved: ["breaking", "an idempotency key no longer makes it repeatable"],
  statusRemoved: ["breaking", "the success status is gone"],
  statusAdded: ["breaking", "it may succeed with another status"],
  headerRemoved: ["breaking", "the header is no longer sent"],
  headerOptional: ["breaking", "the header may be missing"],
  headerAdded: ["added", "a new header"],
  errorRemoved: ["added", "the error is not answered; a case for it can go"],
  errorAdded: ["added", "a new error may be answered; its message can be shown as any other"],
  errorStatusChanged: ["breaking", "the error has another status"],
  entityRemoved: ["breaking", "the entity is gone"],
  entityAdded: ["added", "a new entity"],
  // Requests: the shop accepts less than before, or more.
  sentNarrowed: ["breaking", "less is accepted"],
  sentWidened: ["added", "more is accepted"],
  sentFieldRemoved: ["breaking", "the field is no longer read"],
  sentFieldAdded: ["added", "a new field that may be left out"],
  sentFieldRequired: ["breaking", "the field must be sent"],
  sentFieldOptional: ["added", "the field may be left out"],
  // Responses: the shop may send more than before, or less.
  receivedNarrowed: ["added", "less may come"],
  receivedWidened: ["breaking", "more may come"],
  receivedBoundChanged: ["repaired", "another bound"],
  receivedFieldRemoved: ["breaking", "the field is no longer answered"],
  receivedFieldAdded: ["added", "a new field"],
  receivedFieldRequired: ["added", "the field is always there"],
  receivedFieldOptional: ["breaking", "the field may be missing"],
  textsChanged: ["repaired", "descriptions, examples or messages"],
} as const satisfies Record<string, readonly [Level, string]>;

export type Kind = keyof typeof KINDS;

/** A change: its kind, its place (`getProduct 200 price`), and its values before and after. */
export interface Change {
  kind: Kind;
  where: string;
  detail: string;
}

export const getLevel = ({ kind }: Change): Level => KINDS[kind][0];

/** A change in words: `getProduct 200 price: less may come (number or null → number)`. */
export const sayChange = ({ kind, where, detail }: Change): string =>
  `${where}: ${KINDS[kind][1]}${detail ? ` (${detail})` : ""}`;
