const isText = (field: Element): field is HTMLInputElement | HTMLTextAreaElement =>
  field instanceof HTMLTextAreaElement ||
  (field instanceof HTMLInputElement && !/^(checkbox|radio|file)$/.test(field.type));

/**
 * Some password managers fill in fields without telling the page. As a form is sent, and before React hears of it, its
 * texts tell what they hold; React takes up only what it does not know. Of a select it would take up everything, as if
 * it had been chosen anew. Before `hydrateRoot`.
 */
export function hearAutofill(): void {
  addEventListener(
    "submit",
    ({ target }) => {
      if (!(target instanceof HTMLFormElement)) return;
      for (const field of target.elements)
        if (isText(field)) field.dispatchEvent(new Event("input", { bubbles: true }));
    },
    true,
  );
}
