/** Tables of migrations/…-employees.ts. */
import type { Generated } from 'kysely';
import type { Moment } from '#api/platform/database/schema.ts';

type EmployeesTables = {
  /** One a person: the latest link alone is good. */
  employee_invitation: { token_hash: string; account_id: string; created_at: Moment; expires_at: Moment };
  two_factor: {
    account_id: string;
    /** The authenticator's key, sealed (services/account/sealed.ts). */
    sealed_key: string;
    created_at: Moment;
    /** Null until a code has shown that the app has the key: it protects nothing before. */
    confirmed_at: Moment | null;
    /** The time step of the last code that was taken: no code is good twice. */
    last_step: Generated<number>;
  };
  recovery_code: { account_id: string; code_hash: string };
};

declare module '#api/platform/database/schema.ts' {
  interface Tables extends EmployeesTables {}
}
