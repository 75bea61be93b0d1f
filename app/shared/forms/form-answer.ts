import type { FormErrors } from '#app/shared/forms/form-errors.ts';

/** What a form that was refused shows again: what was typed, what is wrong where, and in a sentence. */
export type FormAnswer = { values: Record<string, string>; errors: FormErrors; message: string | null };
