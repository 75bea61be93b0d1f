import { expect, it } from 'vitest';
import { eventTypes } from '#schemas/domain/platform/event-types.ts';
import { problemSchema } from '#schemas/domain/platform/problem.ts';
import { type ContractTools, dataOf, problemOf } from '../tools.ts';

export function visitsContract({ visitor, accountOf, send }: ContractTools): void {
  const message = {
    name: 'Noor Haas',
    email: 'noor@example.com',
    phone: '503 555 0142',
    message: 'Does the Tidewater vanity come in 30 inches?',
  };
  const view = { eventType: eventTypes.indexOf('view product'), entityID: 'a-product', value: null };
  const post = (path: string, body: unknown, headers: Record<string, string> = {}) =>
    send(path, {
      method: 'POST',
      headers: { 'content-type': 'application/json', ...headers },
      body: JSON.stringify(body),
    });

  it('takes the contact form, also at its address with a slash, and without a phone', async () => {
    expect(dataOf(await visitor().sendContact({ body: message }))).toEqual({ sent: true });
    const { phone: _, ...rest } = message;
    const response = await post('/api/v1/site/contact/', rest);
    expect(response.status).toBe(201);
  });

  it('names every wrong field of the contact form', async () => {
    const answer = await visitor().sendContact({
      body: { name: ' ', email: 'nowhere', phone: '12', message: '' },
    });
    expect(Object.keys(problemOf(answer).fieldErrors ?? {}).sort()).toEqual([
      '/email',
      '/message',
      '/name',
      '/phone',
    ]);
  });

  it('tells a machine that fell into the trap what it wants to hear', async () => {
    expect(
      dataOf(await visitor().sendContact({ body: { ...message, website: 'https://spam.example' } })),
    ).toEqual({
      sent: true,
    });
  });

  it('stops a customer who sends message after message', async () => {
    const customer = visitor();
    dataOf(await customer.login({ body: accountOf('shopper') }));
    for (let sent = 0; sent < 5; sent++) dataOf(await customer.sendContact({ body: message }));
    expect(problemOf(await customer.sendContact({ body: message })).code).toBe('too_many_requests');
  });

  it('records what a browser says was looked at', async () => {
    expect(dataOf(await visitor().sendEvent({ body: view }))).toEqual({ recorded: true });
    const search = {
      eventType: eventTypes.indexOf('view search'),
      entityID: '',
      value: 'brass',
      user_id: 'temp-0123456789',
    };
    expect(dataOf(await visitor().sendEvent({ body: search }))).toEqual({ recorded: true });
  });

  it('does not take a browser’s word for what only the server knows', async () => {
    for (const type of ['submit order', 'login', 'purchased product'] as const) {
      const body = { ...view, eventType: eventTypes.indexOf(type) };
      expect(dataOf(await visitor().sendEvent({ body }))).toEqual({ recorded: false });
    }
  });

  it('records nothing of who refused, or whose browser sends Global Privacy Control', async () => {
    const refusals: Record<string, string>[] = [
      { 'sec-gpc': '1' },
      { cookie: 'disclaimer=1; analytics=refused' },
    ];
    for (const headers of refusals) {
      const response = await post('/api/v1/events', view, headers);
      expect(await response.json()).toEqual({ recorded: false });
    }
    const allowed = await post('/api/v1/events', view, { cookie: 'analytics=allowed' });
    expect(await allowed.json()).toEqual({ recorded: true });
  });

  it('refuses an event type that does not exist, and a user id that is not a temporary one', async () => {
    for (const body of [
      { ...view, eventType: 22 },
      { ...view, eventType: -1 },
      { ...view, eventType: 1.5 },
      { ...view, user_id: 'acc-someone' },
    ]) {
      const response = await post('/api/v1/events', body);
      expect(problemSchema.parse(await response.json())).toMatchObject({ code: 'invalid', status: 422 });
    }
  });
}
