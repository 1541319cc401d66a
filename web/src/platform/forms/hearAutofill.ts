type Filled = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;

const isFilled = (field: Element): field is Filled =>
  field instanceof HTMLTextAreaElement ||
  field instanceof HTMLSelectElement ||
  (field instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(field.type));

/**
 * Some password managers fill in fields without telling the page. As a form is sent, and before React hears of it, its
 * fields tell what they hold; React takes up only what it does not know. Before `hydrateRoot`.
 */
export function hearAutofill(): void {
  addEventListener(
    "submit",
    ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return;
      const fields = [...target.elements].filter(isFilled).map((field) => ({ field, value: field.value }));
      for (const { field, value } of fields) {
        const isSelect = field instanceof HTMLSelectElement;
        // React has put back what it knew of it, when it heard of a field before.
        if (isSelect && field.value !== value) field.value = value;
        field.dispatchEvent(new Event(isSelect ? "change" : "input", { bubbles: true }));
      }
    },
    true,
  );
}
