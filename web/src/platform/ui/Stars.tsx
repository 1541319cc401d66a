/** From 0 to 5 stars, with a text for who does not see them. */
export function Stars({ value, label }: { value: number; label: string }) {
  return (
    <span
      role="img"
      aria-label={label}
      className="relative inline-block leading-none whitespace-nowrap text-line forced-colors:text-[GrayText]"
    >
      ★★★★★
      <span
        aria-hidden="true"
        className="absolute inset-y-0 left-0 overflow-hidden text-brand-600 forced-colors:text-[CanvasText]"
        style={{ width: `${value * 20}%` }}
      >
        ★★★★★
      </span>
    </span>
  );
}
