import type { LoaderFunctionArgs } from '@remix-run/node';
import { exportJudgmentFile } from '#app/features/admin/search/judgment-file.server.ts';

/** All judgments of searches as a file. */
export const loader = ({ context }: LoaderFunctionArgs) => exportJudgmentFile(context);
