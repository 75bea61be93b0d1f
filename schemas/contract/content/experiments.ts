/** The calls of experiments (ours; docs/product.md#experiments): two for the storefront, the rest for employees. */
import { z } from 'zod';
import {
  changeExperimentSchema,
  experimentSchema,
  newExperimentSchema,
  pageExperimentSchema,
  runningExperimentSchema,
  wholeExperimentSchema,
} from '#schemas/domain/content/experiment.ts';
import { variants } from '#schemas/domain/content/page.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { call } from '../call.ts';

const tag = 'editor';
const experiment = { id: idSchema };

export const experimentCalls = {
  listRunningExperiments: call({
    method: 'get',
    path: '/api/v1/experiments',
    tag: 'pages',
    summary: 'The experiments that run, and the share of each audience that sees variant B',
    response: z.array(runningExperimentSchema),
  }),
  seeExperiment: call({
    method: 'post',
    path: '/api/v1/experiments/{id}/seen',
    tag: 'pages',
    summary: 'The caller has seen the variant that its cookie gives it; counted once',
    params: experiment,
    body: z.strictObject({}),
    response: z.object({ counted: z.boolean() }),
    errors: ['bad_origin'],
  }),
  listExperiments: call({
    method: 'get',
    path: '/api/v1/editor/experiments',
    tag,
    summary: 'Those that run, then those to come, then the last fifty that ended',
    response: z.array(experimentSchema),
    errors: ['unauthenticated', 'forbidden'],
  }),
  createExperiment: call({
    method: 'post',
    path: '/api/v1/editor/experiments',
    tag,
    summary: 'A new experiment of a page or of one of its blocks; variant B begins as a copy of what is live',
    body: newExperimentSchema,
    status: 201,
    response: wholeExperimentSchema,
    errors: ['unauthenticated', 'forbidden', 'bad_origin'],
  }),
  getExperiment: call({
    method: 'get',
    path: '/api/v1/editor/experiments/{id}',
    tag,
    summary: 'An experiment with what it has shown so far',
    params: experiment,
    response: wholeExperimentSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  }),
  changeExperiment: call({
    method: 'patch',
    path: '/api/v1/editor/experiments/{id}',
    tag,
    summary: 'Another name; before it runs another goal or other shares too; stale_version once it has ended',
    params: experiment,
    body: changeExperimentSchema,
    response: wholeExperimentSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'stale_version', 'bad_origin'],
  }),
  deleteExperiment: call({
    method: 'delete',
    path: '/api/v1/editor/experiments/{id}',
    tag,
    summary: 'Delete one that never ran, with its variant; stale_version once it has',
    params: experiment,
    response: z.object({}),
    errors: ['unauthenticated', 'forbidden', 'not_found', 'stale_version', 'bad_origin'],
  }),
  startExperiment: call({
    method: 'post',
    path: '/api/v1/editor/experiments/{id}/start',
    tag,
    summary: 'Shoppers see both variants from now on, B as its draft of this number is',
    params: experiment,
    body: z.strictObject({
      revision: z.number().int().min(0),
      without_approval: z.string().trim().min(1).max(300).optional(),
    }),
    response: wholeExperimentSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'stale_version', 'in_use', 'bad_origin'],
  }),
  endExperiment: call({
    method: 'post',
    path: '/api/v1/editor/experiments/{id}/end',
    tag,
    summary: 'Everybody sees the page from now on; with variant B in it where that is the winner',
    params: experiment,
    body: z.strictObject({ winner: z.enum(variants).nullable() }),
    response: wholeExperimentSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'stale_version', 'bad_origin'],
  }),
  listPageExperiments: call({
    method: 'get',
    path: '/api/v1/editor/pages/{id}/experiments',
    tag,
    summary: 'The experiments of a page that have not ended, and the one of a variant',
    params: experiment,
    response: z.array(pageExperimentSchema),
    errors: ['unauthenticated', 'forbidden', 'not_found'],
  }),
};
