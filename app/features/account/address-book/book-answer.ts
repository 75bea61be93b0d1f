/** What a form of the address book or of the jobs says when it was refused. */
export type BookAnswer = { values: Record<string, string>; errors: Record<string, string>; message: string };
