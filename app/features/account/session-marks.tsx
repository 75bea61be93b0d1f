import { useEffect } from 'react';

type Props = { profile: { id: string; firstName: string } | null; ended: boolean };

/** "Welcome" and "Goodbye" after the full load that they are about, and the stored profile (SPEC 4, 8). */
export function SessionMarks({ profile, ended }: Props) {
  useEffect(() => {
    if (profile || ended || document.cookie.includes('flash='))
      void import('./keep-marks.ts').then(({ keepMarks }) => keepMarks(profile, ended));
  }, [profile, ended]);
  return null;
}
