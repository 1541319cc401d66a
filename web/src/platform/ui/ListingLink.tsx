import { listingOrFirst } from "@velours/sdk/rules";
import type { ComponentProps } from "react";
import { useSite } from "../sites/useSite.ts";
import { Link } from "./Link.tsx";

/** A link to a listing; where a site has no such one, to the first that it has. */
export function ListingLink({ href, ...rest }: ComponentProps<typeof Link>) {
  return <Link {...rest} href={listingOrFirst(href, useSite().navigation)} />;
}
