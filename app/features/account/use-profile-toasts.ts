import { useEffect } from 'react';
import { showToast } from '#app/shared/toasts.tsx';
import * as m from '#messages';
import type { ProfileAnswer } from './profile.server.ts';

/** What /a/profile says of a save, and of a company that could not be loaded (docs/product.md#toasts). */
export function useProfileToasts(answer: ProfileAnswer | undefined, companyFailed: boolean): void {
  useEffect(() => {
    if (answer?.message) void showToast(answer.message, { kind: answer.done ? 'success' : 'error' });
  }, [answer]);
  useEffect(() => {
    if (companyFailed) void showToast(m.account_company_fetch_error(), { kind: 'error' });
  }, [companyFailed]);
}
