import * as m from '#messages';
import type { ExportFormat, ImportFormat, ImportState } from '#schemas/domain/catalog/import.ts';

export const formatNames: Record<ImportFormat | ExportFormat, () => string> = {
  own: m.import_format_own,
  jsonl: m.import_format_jsonl,
  shopify: m.import_format_shopify,
  shopify_inventory: m.import_format_shopify_inventory,
  woocommerce: m.import_format_woocommerce,
  mapped: m.import_format_mapped,
};

export const formatName = (format: ImportFormat | null): string =>
  format ? formatNames[format]() : m.import_format_unknown();

export const stateNames: Record<ImportState, () => string> = {
  waiting: m.import_state_waiting,
  running: m.import_state_running,
  done: m.import_state_done,
  cancelled: m.import_state_cancelled,
  failed: m.import_state_failed,
  undone: m.import_state_undone,
};

export const sizeOf = (bytes: number): string =>
  bytes >= 1024 * 1024
    ? `${(bytes / 1024 / 1024).toFixed(1)} MB`
    : `${Math.max(1, Math.round(bytes / 1024))} KB`;

/** "2:05" of seconds. */
export const clockOf = (seconds: number): string =>
  `${Math.floor(seconds / 60)}:${String(Math.floor(seconds % 60)).padStart(2, '0')}`;

/** A column of ours as a person reads it: "trade_price" is "trade price". */
export function targetName(target: string): string {
  if (target === 'ignore') return m.import_target_ignore();
  if (target === 'specification') return m.import_target_specification();
  return target.replaceAll('_', ' ');
}
