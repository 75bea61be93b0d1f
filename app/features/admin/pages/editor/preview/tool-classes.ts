/** The look of what can be pressed in the preview's toolbar. */
export const toolClasses =
  'inline-flex min-h-9 min-w-9 max-lg:min-h-11 items-center justify-center gap-1.5 rounded-sm px-2 text-sm transition-colors hover:bg-sand aria-pressed:bg-accent-soft aria-pressed:text-accent-deep';
