/** What grades and qualities are called. */
import * as m from '#messages';
import type { Grade } from '#schemas/domain/catalog/judgments.ts';
import { currentLanguage, localeOf } from '#schemas/domain/platform/language.ts';

const gradeNames: Record<Grade, () => string> = {
  3: m.searches_grade_exact,
  2: m.searches_grade_close,
  1: m.searches_grade_loose,
  0: m.searches_grade_none,
};

export const gradeName = (grade: Grade): string => gradeNames[grade]();

/** "83.4", in the reader's language. */
export const sayQuality = (quality: number | null): string =>
  quality === null
    ? m.searches_quality_none()
    : new Intl.NumberFormat(localeOf[currentLanguage()], { minimumFractionDigits: 1 }).format(quality);
