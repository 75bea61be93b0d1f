import { because, type Reason } from '#schemas/domain/platform/reasons.ts';
import type { RegisteredBlock } from './registry-types.ts';

export type Migrated = { ok: true; props: unknown } | { ok: false; reason: Reason };

/** Old props as the block's current version wants them; a version from the future, or a step that fails, is refused. */
export function migrateProps(
  { definition, migrations }: RegisteredBlock,
  version: number,
  props: unknown,
): Migrated {
  if (version > definition.version) {
    return { ok: false, reason: because('block_from_future', { version, maximum: definition.version }) };
  }
  let current = props;
  for (let at = version; at < definition.version; at += 1) {
    const step = migrations[at];
    if (!step) return { ok: false, reason: because('block_migration_missing', { from: at, to: at + 1 }) };
    if (typeof current !== 'object' || current === null || Array.isArray(current))
      return { ok: true, props: current };
    try {
      current = step(current as Record<string, unknown>);
    } catch (error) {
      return { ok: false, reason: because('block_migration_failed', { from: at, error: String(error) }) };
    }
  }
  return { ok: true, props: current };
}
