/** How the list of jobs is narrowed and ordered. */
export const jobStates = ['open', 'closed'] as const;
export const jobSorts = ['newest', 'name'] as const;

/** What the form that imports jobs says. */
export type JobImportAnswer = {
  /** Rows that are still to be imported, as CSV. */
  csv: string;
  /** A digest of `csv`: the form sends it back, so that rows that were corrected are told from rows that were only shown. */
  shown: string;
  /** Why nothing was taken; empty where something was. */
  error: string;
  done: {
    added: number;
    changed: number;
    unchanged: number;
    problems: { row: number; name: string; reasons: { column: string; text: string }[] }[];
  } | null;
};
