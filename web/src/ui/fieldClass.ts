/** The look of every box one types or chooses in. */
export const fieldClass =
  "min-h-12 w-full rounded-md border border-line-strong bg-white px-4 text-base text-ink placeholder:text-ink-faint hover:border-ink-soft aria-invalid:border-bad aria-invalid:ring-1 aria-invalid:ring-bad disabled:bg-mist disabled:text-ink-faint";
