import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportPriceTable } from '#app/features/admin/pricing/price-table.server.ts';

export const loader = ({ context, params }: LoaderFunctionArgs) => exportPriceTable(context, params.id);
