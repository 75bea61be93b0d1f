/** Columns of the jobs' file (job-file.ts). Without zod: the account's screen says them. */

/** Header by column, in the order of the file. */
export const jobColumns = {
  name: 'Job',
  street: 'Street',
  city: 'City',
  state: 'State',
  zip: 'ZIP',
  legal_description: 'Legal description',
  owner: 'Owner',
  general_contractor: 'General contractor',
  lender: 'Lender',
  bond: 'Bond',
  status: 'Status',
} as const;
export type JobColumn = keyof typeof jobColumns;
