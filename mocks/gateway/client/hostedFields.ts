import type { FieldKey } from "../frame/fields.ts";
import type { FieldEvent, FieldState, FieldStyles, FromFrame, TokenizePayload } from "../frame/messages.ts";
import { after, delay, randomHex, trace } from "./environment.ts";
import { gatewayError } from "./gatewayError.ts";
import type { FieldOptions, MountedField } from "./mountField.ts";
import { mountField } from "./mountField.ts";

export interface HostedFieldsOptions {
  /** The token of `createCardToken`. */
  authorization: string;
  fields: {
    number: FieldOptions;
    cvv: FieldOptions;
    expirationDate: FieldOptions;
    postalCode?: FieldOptions;
  };
  styles?: FieldStyles;
  language?: "en" | "fr";
}

export interface HostedFieldsEvent {
  emittedBy: FieldKey;
  fields: Partial<Record<FieldKey, FieldState & { container: HTMLElement }>>;
  cards: { type: string; niceType: string }[];
}

export interface HostedFields {
  tokenize(options?: { vault?: boolean }): Promise<TokenizePayload>;
  on(event: FieldEvent, handler: (event: HostedFieldsEvent) => void): void;
  off(event: FieldEvent, handler: (event: HostedFieldsEvent) => void): void;
  getState(): Omit<HostedFieldsEvent, "emittedBy">;
  clear(field?: FieldKey): void;
  focus(field: FieldKey): void;
  /** The only attribute of the real kit's that is known here. */
  setAttribute(options: { field: FieldKey; attribute: "aria-invalid"; value: boolean }): Promise<void>;
  removeAttribute(options: { field: FieldKey; attribute: "aria-invalid" }): Promise<void>;
  /** Text that a screen reader reads with the field; "" takes it away. */
  setMessage(options: { field: FieldKey; message: string }): void;
  teardown(): Promise<void>;
}

/** Mounts one frame per field; rejects with the real SDK's codes. */
export async function createHostedFields(options: HostedFieldsOptions): Promise<HostedFields> {
  const { authorization, styles = {}, language = "en" } = options;
  const wanted = Object.entries(options.fields) as [FieldKey, FieldOptions][];
  trace("braintree", "hostedFields.create", { fields: wanted.map(([key]) => key) });
  if (!authorization) throw gatewayError("CLIENT_AUTHORIZATION_INVALID", "Authorization is invalid.");

  const mounted = new Map<FieldKey, MountedField>();
  const handlers = new Map<FieldEvent, Set<(event: HostedFieldsEvent) => void>>();
  const waiting = new Map<number, PromiseWithResolvers<TokenizePayload>>();
  const state: Omit<HostedFieldsEvent, "emittedBy"> = { fields: {}, cards: [] };
  let requests = 0;
  let gone = false;

  function onMessage(key: FieldKey, message: FromFrame): void {
    if (message.type === "event") {
      const container = mounted.get(key)?.container;
      if (!container) return;
      state.fields[key] = { ...message.state, container };
      if (key === "number") state.cards = message.card ? [message.card] : [];
      const { isFocused, isValid, isPotentiallyValid } = message.state;
      container.classList.toggle("braintree-hosted-fields-focused", isFocused);
      container.classList.toggle("braintree-hosted-fields-valid", isValid);
      container.classList.toggle("braintree-hosted-fields-invalid", !isPotentiallyValid);
      for (const handler of handlers.get(message.event) ?? []) handler({ emittedBy: key, ...state });
      return;
    }
    const promise = waiting.get(message.id);
    waiting.delete(message.id);
    if (message.type === "tokenized") promise?.resolve(message.payload);
    else promise?.reject(gatewayError(message.error.code, message.error.message, message.error.details));
  }

  const query = { instance: randomHex(16), lang: language, fields: wanted.map(([key]) => key).join(",") };
  const attempts = await Promise.allSettled(
    wanted.map(async ([key, field]) => {
      const frame = await mountField(key, field, query, styles, (message) => onMessage(key, message));
      mounted.set(key, frame);
      state.fields[key] = {
        container: frame.container,
        isEmpty: true,
        isValid: false,
        isPotentiallyValid: true,
        isFocused: false,
      };
    }),
  );
  const failure = attempts.find((attempt) => attempt.status === "rejected");
  if (failure) {
    for (const field of mounted.values()) field.remove();
    throw failure.reason;
  }

  return {
    async tokenize({ vault = false } = {}) {
      trace("braintree", "hostedFields.tokenize", { vault });
      if (gone)
        throw gatewayError("METHOD_CALLED_AFTER_TEARDOWN", "tokenize cannot be called after teardown.");
      requests += 1;
      const promise = Promise.withResolvers<TokenizePayload>();
      waiting.set(requests, promise);
      mounted.get("number")?.send({ type: "tokenize", id: requests, authorization });
      const [payload] = await Promise.all([promise.promise, after(delay)]);
      return payload;
    },
    on: (event, handler) => void handlers.set(event, (handlers.get(event) ?? new Set()).add(handler)),
    off: (event, handler) => void handlers.get(event)?.delete(handler),
    getState: () => state,
    clear: (field) => {
      for (const [key, frame] of mounted) if (!field || field === key) frame.send({ type: "clear" });
    },
    focus: (field) => mounted.get(field)?.focus(),
    setAttribute: async ({ field, value }) =>
      mounted.get(field)?.send({ type: "ariaInvalid", invalid: value }),
    removeAttribute: async ({ field }) => mounted.get(field)?.send({ type: "ariaInvalid", invalid: false }),
    setMessage: ({ field, message }) => mounted.get(field)?.send({ type: "message", message }),
    async teardown() {
      gone = true;
      for (const field of mounted.values()) field.remove();
      mounted.clear();
      trace("braintree", "hostedFields.teardown");
    },
  };
}
