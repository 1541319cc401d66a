export type FieldVariant = "outline" | "line" | "dark";

/** The look of every box one types or chooses in; styles.css draws it. */
export const fieldClass = "field";

/** Its variants: a box, a line below what is typed, and a box on dark ground. */
export const fieldClasses: Record<FieldVariant, string> = {
  outline: fieldClass,
  line: "field field-line",
  dark: "field field-dark",
};
