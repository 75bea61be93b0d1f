import { useEffect } from 'react';

type Props = { profile: { id: string; firstName: string } | null; ended: boolean };

/** "Welcome" and "Goodbye" after the full load that they are about, and the stored profile (docs/product.md#toasts). */
export function SessionMarks({ profile, ended }: Props) {
  useEffect(() => {
    if (profile || ended || document.cookie.includes('flash='))
      void import('#app/features/storefront/shell/keep-marks.ts').then(({ keepMarks }) =>
        keepMarks(profile, ended),
      );
  }, [profile, ended]);
  return null;
}
