/** Any of the queries, as one operand. */
export const anyOf = (queries: string[]): string =>
  queries.length === 1 && queries[0] !== undefined ? queries[0] : `(${queries.join(' | ')})`;
