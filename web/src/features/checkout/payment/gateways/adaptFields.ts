import type { CardFieldName, CardFieldStates, CardFields, CardGateway, CardNonce } from "./CardGateway.ts";

/** The common part of the sandbox's fields and the real kit's. */
export interface KitFields {
  tokenize: () => Promise<CardNonce>;
  on: (event: (typeof CHANGES)[number] | "inputSubmitRequest", handler: () => void) => void;
  getState: () => { fields: CardFieldStates; cards: readonly { niceType: string }[] };
  focus: (field: CardFieldName) => void;
  setAttribute: (options: {
    field: CardFieldName;
    attribute: "aria-invalid";
    value: boolean;
  }) => Promise<void>;
  removeAttribute: (options: { field: CardFieldName; attribute: "aria-invalid" }) => Promise<void>;
  setMessage: (options: { field: CardFieldName; message: string }) => void;
  teardown: () => Promise<void>;
}

const CHANGES = ["focus", "blur", "empty", "notEmpty", "validityChange", "cardTypeChange"] as const;

type Callbacks = Pick<Parameters<CardGateway["mountFields"]>[0], "onFocus" | "onSubmit" | "onChange">;

/** Mounted fields of a kit as the payment step works with them. */
export function adaptFields(fields: KitFields, { onFocus, onSubmit, onChange }: Callbacks): CardFields {
  if (onFocus) fields.on("focus", onFocus);
  if (onSubmit) fields.on("inputSubmitRequest", onSubmit);
  for (const event of CHANGES) {
    fields.on(event, () => {
      const state = fields.getState();
      const [card, another] = state.cards;
      // The first digits of a number may fit several brands.
      onChange?.(state.fields, card && !another ? card.niceType : null);
    });
  }
  return {
    async tokenise() {
      const { nonce, details } = await fields.tokenize();
      return { nonce, details: { lastFour: details.lastFour, bin: details.bin } };
    },
    states: () => fields.getState().fields,
    focus: (field) => fields.focus(field),
    mark(field, error) {
      fields.setMessage({ field, message: error ?? "" });
      const attribute = { field, attribute: "aria-invalid" } as const;
      // A field that is being taken out of the page rejects.
      void (
        error === null
          ? fields.removeAttribute(attribute)
          : fields.setAttribute({ ...attribute, value: true })
      ).catch(() => {});
    },
    remove: () => fields.teardown(),
  };
}
