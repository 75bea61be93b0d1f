/** The ZIP code that was used last in this browser; '' for none. In the browser alone. */
export const rememberedZip = (): string => /(?:^|; )zip=(\d{5})/.exec(document.cookie)?.[1] ?? '';
