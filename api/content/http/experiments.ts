import { seeExperiment } from '#api/content/experiments/count-visitor.ts';
import {
  changeExperiment,
  createExperiment,
  deleteExperiment,
  getExperiment,
  listExperiments,
  listPageExperiments,
} from '#api/content/experiments/experiments.ts';
import { endExperiment, startExperiment } from '#api/content/experiments/run-experiment.ts';
import { runningExperiments } from '#api/content/experiments/running-experiments.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { experimentCalls } from '#schemas/contract/content/experiments.ts';

export const experimentHandlers: HandlersOf<typeof experimentCalls> = {
  listRunningExperiments: (context) => runningExperiments(context),
  seeExperiment: (context, { params }) => seeExperiment(context, params.id),
  listExperiments: (context) => listExperiments(context),
  createExperiment: (context, { body }) => createExperiment(context, body),
  getExperiment: (context, { params }) => getExperiment(context, params.id),
  changeExperiment: (context, { params, body }) => changeExperiment(context, params.id, body),
  deleteExperiment: (context, { params }) => deleteExperiment(context, params.id),
  startExperiment: (context, { params, body }) => startExperiment(context, params.id, body),
  endExperiment: (context, { params, body }) => endExperiment(context, params.id, body.winner),
  listPageExperiments: (context, { params }) => listPageExperiments(context, params.id),
};
