/** What every file of translations holds: one text a row. */
import { ProblemError } from '#api/platform/problems/problem-error.ts';
import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import type { TranslatedThing, Unit } from '#schemas/domain/translations/units.ts';

/** A row of a file as it was read. */
export type FileRow = {
  /** The spreadsheet's row, or the line of an XLIFF file, counted from 1. */
  line: number;
  kind: string;
  id: string;
  field: string;
  source: string;
  target: string;
};

/** A thing with those of its texts that go into a file. */
export type FileThing = Pick<TranslatedThing, 'kind' | 'id' | 'name' | 'language'> & { units: Unit[] };

export const refuseFile = (reason: Reason) => new ProblemError('invalid', reason, { '/file': [reason] });

export const unreadable = (line: number, error: string) =>
  refuseFile(because('translation_file_broken', { line, error: error.slice(0, 200) }));
