/** Changes nothing any more, but stores have its name: `makeIndexes` drops the index, once the one in its place is there. */
export async function up(): Promise<void> {}
