/** The error line of a field or a group; announced when it appears. */
export function FieldError({ id, text }: { id?: string; text: string | undefined }) {
  return (
    <p id={id} role={text ? "alert" : undefined} className={text ? "text-sm font-medium text-bad" : "hidden"}>
      {text}
    </p>
  );
}
