import {
  addAddress,
  changeAddress,
  listAddresses,
  removeAddress,
} from '#api/people/accounts/address-book.ts';
import { importJobs } from '#api/people/companies/import-jobs.ts';
import { addJob, changeJob, listJobs } from '#api/people/companies/job-sites.ts';
import type { HandlersOf } from '#api/platform/http/handler-types.ts';
import type { addressBookCalls } from '#schemas/contract/people/address-book.ts';

export const addressBookHandlers: HandlersOf<typeof addressBookCalls> = {
  listAddresses: (context) => listAddresses(context),
  addAddress: (context, { body }) => addAddress(context, body),
  changeAddress: (context, { params, body }) => changeAddress(context, params.id, body),
  removeAddress: (context, { params }) => removeAddress(context, params.id),
  listJobs: (context) => listJobs(context),
  importJobs: (context, { body }) => importJobs(context, body),
  addJob: (context, { body }) => addJob(context, body),
  changeJob: (context, { params, body }) => changeJob(context, params.id, body),
};
