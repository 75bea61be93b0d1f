import { z } from 'zod';
import { loginSchema, profileSchema, registerSchema } from '#schemas/domain/people/account.ts';
import { call } from '../call.ts';

export const accountCalls = {
  register: call({
    method: 'post',
    path: '/api/v1/auth',
    tag: 'auth',
    summary: 'Register and log in',
    body: registerSchema,
    status: 201,
    response: profileSchema,
    // The last two say what is wrong with an invitation.
    errors: ['credentials', 'too_many_requests', 'bad_origin', 'not_found', 'forbidden'],
  }),
  login: call({
    method: 'put',
    path: '/api/v1/auth',
    tag: 'auth',
    summary:
      'Log in; the session cookie is new each time. second_factor: the code comes next (POST /api/v1/auth/code)',
    body: loginSchema,
    response: profileSchema,
    errors: ['credentials', 'second_factor', 'too_many_requests', 'bad_origin'],
  }),
  getSession: call({
    method: 'get',
    path: '/api/v1/auth',
    tag: 'auth',
    summary: 'Who is logged in',
    response: profileSchema,
    errors: ['unauthenticated'],
  }),
  logout: call({
    method: 'delete',
    path: '/api/v1/auth',
    tag: 'auth',
    summary: 'End the session of this browser; the cart stays on the server',
    response: z.object({}),
    errors: ['bad_origin'],
  }),
};
