import { classes } from "./classes.ts";

/** HTML a merchant wrote, as the API gives it. The API cleans it; nothing a shopper typed comes here. */
export function Html({ html, className }: { html: string; className?: string }) {
  // biome-ignore lint/security/noDangerouslySetInnerHtml: descriptions are HTML by contract
  return <div className={classes("prose", className)} dangerouslySetInnerHTML={{ __html: html }} />;
}
