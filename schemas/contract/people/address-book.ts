/** A customer's address book, and a company's jobs; all ours. */
import { z } from 'zod';
import { saveAddressSchema, savedAddressSchema } from '#schemas/domain/people/address-book.ts';
import { importJobsSchema, jobImportSchema } from '#schemas/domain/people/job-file.ts';
import { jobSchema, saveJobSchema } from '#schemas/domain/people/job-site.ts';
import { idSchema } from '#schemas/domain/platform/ids.ts';
import { call } from '../call.ts';

const params = { id: idSchema };
const addresses = z.array(savedAddressSchema);

export const addressBookCalls = {
  listAddresses: call({
    method: 'get',
    path: '/api/v1/addresses',
    tag: 'addresses',
    summary: 'The caller’s addresses, the defaults first',
    response: addresses,
    errors: ['unauthenticated'],
  }),
  addAddress: call({
    method: 'post',
    path: '/api/v1/addresses',
    tag: 'addresses',
    summary: 'Keep an address, up to 50; answers the addresses',
    body: saveAddressSchema,
    status: 201,
    response: addresses,
    errors: ['unauthenticated', 'bad_origin'],
  }),
  changeAddress: call({
    method: 'put',
    path: '/api/v1/addresses/{id}',
    tag: 'addresses',
    summary: 'Change an address; answers the addresses',
    params,
    body: saveAddressSchema,
    response: addresses,
    errors: ['unauthenticated', 'not_found', 'bad_origin'],
  }),
  removeAddress: call({
    method: 'delete',
    path: '/api/v1/addresses/{id}',
    tag: 'addresses',
    summary: 'Take an address out of the book; answers the addresses',
    params,
    response: addresses,
    errors: ['unauthenticated', 'not_found', 'bad_origin'],
  }),
  listJobs: call({
    method: 'get',
    path: '/api/v1/jobs',
    tag: 'jobs',
    summary: 'The jobs of the caller’s company, open ones first; none of who has no jobs',
    response: z.array(jobSchema),
    errors: ['unauthenticated'],
  }),
  addJob: call({
    method: 'post',
    path: '/api/v1/jobs',
    tag: 'jobs',
    summary: 'Add a job to the caller’s company',
    body: saveJobSchema,
    status: 201,
    response: jobSchema,
    errors: ['unauthenticated', 'forbidden', 'bad_origin'],
  }),
  importJobs: call({
    method: 'post',
    path: '/api/v1/jobs/import',
    tag: 'jobs',
    summary: 'Add and change jobs of the caller’s company out of a CSV file; rows that are wrong come back',
    body: importJobsSchema,
    response: jobImportSchema,
    errors: ['unauthenticated', 'forbidden', 'bad_origin'],
  }),
  changeJob: call({
    method: 'put',
    path: '/api/v1/jobs/{id}',
    tag: 'jobs',
    summary: 'Change a job of the caller’s company',
    params,
    body: saveJobSchema,
    response: jobSchema,
    errors: ['unauthenticated', 'forbidden', 'not_found', 'bad_origin'],
  }),
};
