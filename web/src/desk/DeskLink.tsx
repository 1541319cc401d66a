import { Link, type LinkProps } from "@tanstack/react-router";
import type { ComponentProps } from "react";

/** Filters of a screen, as they stand in its address. */
export type DeskSearch = Readonly<Record<string, string | number | boolean | undefined>>;

interface Target {
  /** `/desk/orders/V-1`, without a language. */
  to: string;
  search?: DeskSearch;
}

/**
 * A link within the desk. Types of TanStack's own know one router for the whole project, which is the shop's.
 */
export function DeskLink({ to, search = {}, ...rest }: Target & Omit<ComponentProps<"a">, "href">) {
  return <Link {...rest} {...({ to, search } as unknown as LinkProps)} activeOptions={{ exact: true }} />;
}
