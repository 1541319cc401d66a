import type { LucideIcon } from "lucide-react";

interface Props {
  /** As the shop's data says it. */
  name: string;
  icons: Readonly<Record<string, LucideIcon>>;
  size?: number;
}

/** The picture of a name from data. A name without one is told to developers; the page goes on without it. */
export function Icon({ name, icons, size = 16 }: Props) {
  if (!Object.hasOwn(icons, name)) {
    console.error(`There is no icon "${name}"`);
    return null;
  }
  const Picture = icons[name]!;
  return <Picture aria-hidden="true" size={size} />;
}
