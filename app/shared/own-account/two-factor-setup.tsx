/** Switching the second factor on: the key to scan or to type, a first code, and then the recovery codes. */
import { useEffect, useRef, useState } from 'react';
import { StaffForm, Submit } from '#app/shared/forms/panel.tsx';
import * as m from '#messages';
import { Button } from '#ui/button.tsx';
import { TextField } from '#ui/field.tsx';
import { PasswordField } from '#ui/password-field.tsx';
import type { OwnAnswer } from './own-account.server.ts';

/** A field for a code of the app, or a recovery code where those are taken. */
export function CodeField(props: { error?: string; hint?: string; label?: string; autoFocus?: boolean }) {
  return (
    <TextField
      name="code"
      label={props.label ?? m.staff_code()}
      {...(props.hint ? { hint: props.hint } : {})}
      {...(props.error ? { error: props.error } : {})}
      autoComplete="one-time-code"
      autoCapitalize="none"
      spellCheck={false}
      maxLength={40}
      required
      autoFocus={props.autoFocus}
      className="max-w-xs"
    />
  );
}

/** In groups of four, as people type it. */
const grouped = (key: string) => key.match(/.{1,4}/g)?.join(' ') ?? key;

export function SetupForm(props: {
  setup: NonNullable<OwnAnswer['setup']>;
  errors: Partial<Record<string, string>>;
  action?: string;
}) {
  const { setup, errors, action } = props;
  const { size, path } = setup.qr;
  return (
    <div className="mt-5 grid gap-x-8 gap-y-5 wide:grid-cols-[auto_1fr]">
      <svg
        role="img"
        aria-label={m.staff_qr()}
        viewBox={`-4 -4 ${size + 8} ${size + 8}`}
        shapeRendering="crispEdges"
        className="size-52 rounded-sm border border-line bg-white text-ink"
      >
        <path d={path} fill="currentColor" />
      </svg>
      <div className="min-w-0">
        <p className="text-sm">{m.staff_scan()}</p>
        <p className="mt-4 text-sm text-stone">{m.staff_key()}</p>
        <p className="mt-1 font-mono text-sm tracking-wide [overflow-wrap:anywhere]">{grouped(setup.key)}</p>
        <StaffForm name="confirm" action={action} className="mt-5 space-y-4">
          <CodeField
            {...(errors.code ? { error: errors.code } : {})}
            hint={m.staff_code_confirm_hint()}
            autoFocus={!errors.password}
          />
          <PasswordField
            name="password"
            label={m.staff_two_factor_password()}
            error={errors.password}
            autoComplete="current-password"
            required
            autoFocus={errors.password !== undefined}
            className="max-w-xs"
          />
          <Submit form="confirm">{m.staff_confirm()}</Submit>
        </StaffForm>
      </div>
    </div>
  );
}

/** The ten codes, this once. */
export function RecoveryCodes({ codes }: { codes: readonly string[] }) {
  const [copied, setCopied] = useState(false);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  const copy = () => {
    void navigator.clipboard.writeText(codes.join('\n')).then(() => setCopied(true));
  };
  return (
    <div className="mt-5 rounded-sm border-l-4 border-warning bg-warning-soft px-5 py-4">
      <h3 ref={heading} tabIndex={-1} className="font-semibold outline-none">
        {m.staff_codes_title()}
      </h3>
      <p className="mt-1 max-w-text text-sm">{m.staff_codes_text()}</p>
      <ul
        aria-label={m.staff_codes_title()}
        className="mt-4 grid grid-cols-[repeat(auto-fill,minmax(10rem,1fr))] gap-x-6 gap-y-1 font-mono text-sm"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="script-only mt-4 flex items-center gap-3">
        <Button variant="outline" size="small" onClick={copy}>
          {m.staff_codes_copy()}
        </Button>
        <span role="status" className="text-sm">
          {copied ? m.staff_codes_copied() : ''}
        </span>
      </div>
    </div>
  );
}
