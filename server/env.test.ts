import { expect, it } from 'vitest';
import { readEnv } from './env.ts';

it('needs nothing', () => {
  expect(readEnv({})).toMatchObject({
    PORT: 3000,
    DATA_DIR: './data',
    NODE_ENV: 'production',
    TRUST_PROXY: 0,
    SAMPLE: true,
  });
  expect(readEnv({ PORT: '', DATABASE_URL: '' })).toMatchObject({ PORT: 3000, DATABASE_URL: undefined });
});

it('names every wrong variable and what it should be', () => {
  const read = () => readEnv({ PORT: 'abc', LOG_LEVEL: 'loud' });
  expect(read).toThrow('PORT should be a port number, 0 to 65535 (it is "abc")');
  expect(read).toThrow('LOG_LEVEL should be fatal, error');
});

it('does not repeat secrets', () => {
  expect(() => readEnv({ SESSION_SECRET: 'hunter2' })).toThrow(
    /^SESSION_SECRET should be at least 32 characters$/,
  );
  expect(() => readEnv({ DATABASE_URL: 'mysql://u:hunter2@h/d' })).not.toThrow(/hunter2/);
});

it('takes origins without a path', () => {
  expect(readEnv({ PUBLIC_URL: 'https://Shop.Example.com/' }).PUBLIC_URL).toBe('https://shop.example.com');
  expect(() => readEnv({ PUBLIC_URL: 'https://shop.example.com/x' })).toThrow(
    'PUBLIC_URL should be the origin',
  );
});

it('refuses a database beside an API that is somewhere else', () => {
  expect(() => readEnv({ API_URL: 'http://api:3000', DATABASE_URL: 'postgres://db/x' })).toThrow(
    'DATABASE_URL should be absent',
  );
});

it('takes a bucket whole or not at all', () => {
  const whole = { S3_BUCKET: 'shop', S3_ACCESS_KEY_ID: 'id', S3_SECRET_ACCESS_KEY: 'hunter2' };
  expect(readEnv(whole)).toMatchObject(whole);
  const { S3_SECRET_ACCESS_KEY: _, ...half } = whole;
  expect(() => readEnv(half)).toThrow('S3_SECRET_ACCESS_KEY should be set too');
  expect(() => readEnv({ ...whole, S3_ENDPOINT: 'not a url' })).not.toThrow(/hunter2/);
});

it('takes an assistant whole, and keeps its key to itself', () => {
  const whole = { ASSISTANT_URL: 'https://api.example.com/v1/', ASSISTANT_KEY: 'hunter2' };
  expect(readEnv(whole)).toMatchObject({
    ASSISTANT_URL: 'https://api.example.com/v1',
    ASSISTANT_KEY: 'hunter2',
  });
  expect(() => readEnv({ ASSISTANT_URL: whole.ASSISTANT_URL })).toThrow('ASSISTANT_KEY should be set too');
  expect(() => readEnv({ ASSISTANT_MODEL: 'a-model' })).toThrow('ASSISTANT_URL should be set too');
  expect(() => readEnv({ ...whole, ASSISTANT_URL: 'file:///etc/passwd' })).toThrow('ASSISTANT_URL should be');
  expect(() => readEnv({ ...whole, ASSISTANT_KEY: 'hunter 2' })).toThrow(
    /^(?!.*hunter).*ASSISTANT_KEY should be/,
  );
});
