import type { ActionFunctionArgs, LoaderFunctionArgs, MetaFunction } from '@remix-run/node';
import { useActionData, useLoaderData } from '@remix-run/react';
import { ExperimentScreen } from '#app/features/admin/pages/editor/experiments/experiment-screen.tsx';
import {
  actOnExperiment,
  loadExperiment,
} from '#app/features/admin/pages/editor/experiments/experiments.server.ts';
import { shopMeta } from '#app/features/storefront/shell/shop-meta.ts';
import * as m from '#messages';

export const meta: MetaFunction<typeof loader> = ({ data, matches }) =>
  shopMeta(matches, { title: data?.experiment.name ?? m.experiment_title() });

export const loader = ({ context, params: { id = '' } }: LoaderFunctionArgs) => loadExperiment(context, id);

export const action = ({ context, request, params: { id = '' } }: ActionFunctionArgs) =>
  actOnExperiment(context, request, id);

export default function ExperimentPage() {
  return <ExperimentScreen {...useLoaderData<typeof loader>()} answer={useActionData<typeof action>()} />;
}
