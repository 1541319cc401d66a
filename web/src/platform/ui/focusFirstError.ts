/** Moves to the first field that is wrong, once it is on the page. */
export function focusFirstError(form: HTMLElement | null): void {
  requestAnimationFrame(() => {
    const wrong = form?.querySelector<HTMLElement>(
      '[aria-invalid="true"], [data-invalid] :is(input, select), [data-invalid][tabindex]',
    );
    wrong?.focus();
  });
}
