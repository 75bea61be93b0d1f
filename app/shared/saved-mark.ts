/** Whether the service worker answered with this document because the store is out of reach (shared/offline/rules.ts). */
export const isSavedPage = (): boolean => document.documentElement.dataset.savedAt !== undefined;
