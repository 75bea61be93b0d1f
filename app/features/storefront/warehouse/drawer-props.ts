import type { Shell } from '#app/features/storefront/shell/shell.server.ts';

export type DrawerProps = { shell: Shell; open: boolean; onClose: () => void };
