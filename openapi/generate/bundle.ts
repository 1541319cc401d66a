import { bundle, createConfig, Source } from "@redocly/openapi-core";

/** Brings the files of the contract into one document. References stay references: recursion would not end. */
export async function bundleDocument(root: unknown, file: string): Promise<unknown> {
  const config = await createConfig({});
  const doc = { source: new Source(file, JSON.stringify(root)), parsed: root };
  const { bundle: result, problems } = await bundle({ doc, config });
  const errors = problems.filter((problem) => problem.severity === "error");
  if (errors.length > 0) {
    throw new Error(
      errors
        .map(
          ({ message, location }) =>
            `${location[0]?.source.absoluteRef ?? file} ${location[0]?.pointer ?? ""}: ${message}`,
        )
        .join("\n"),
    );
  }
  return result.parsed;
}
