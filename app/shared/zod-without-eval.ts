/**
 * Zod looks whether it may make functions from text, and the policy reports even that look. Said before zod is there:
 * it reads this when it is first loaded. The root imports it before everything else.
 */
if (typeof document !== 'undefined') {
  (globalThis as { __zod_globalConfig?: { jitless: boolean } }).__zod_globalConfig = { jitless: true };
}
