import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import {
  beginExperiment,
  loadExperiments,
} from '#app/features/admin/pages/editor/experiments/experiments.server.ts';
import { ExperimentsScreen } from '#app/features/admin/pages/editor/experiments/experiments-screen.tsx';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction = ({ matches }) => shopMeta(matches, { title: m.experiment_title() });

export const loader = ({ context, request }: LoaderFunctionArgs) => loadExperiments(context, request);

export const action = ({ context, request }: ActionFunctionArgs) => beginExperiment(context, request);

export default function Experiments() {
  return <ExperimentsScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
