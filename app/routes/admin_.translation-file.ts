import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportFile } from '#app/features/admin/translations/translations.server.ts';

/** Texts with their translations, as the list shows them. */
export const loader = ({ context, request }: LoaderFunctionArgs) => exportFile(context, request);
