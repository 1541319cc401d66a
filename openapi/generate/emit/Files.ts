/** Generated files: the path from the root of the repository, and the content of each. */
export type Files = [path: string, content: string][];
