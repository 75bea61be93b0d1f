import { useState } from 'react';
import * as m from '#messages';
import { TextField } from './field.tsx';

/** A password that its owner may look at. */
export function PasswordField(props: Omit<Parameters<typeof TextField>[0], 'type' | 'trailing'>) {
  const [shown, setShown] = useState(false);
  return (
    <TextField
      {...props}
      type={shown ? 'text' : 'password'}
      autoCapitalize="none"
      spellCheck={false}
      trailing={
        <button
          type="button"
          aria-pressed={shown}
          onClick={() => setShown(!shown)}
          className="script-only absolute inset-y-0 right-0 flex min-w-16 items-center justify-center px-3 text-sm font-medium text-accent underline-offset-4 hover:underline"
        >
          {shown ? m.ui_password_hide() : m.ui_password_show()}
          <span className="sr-only"> {m.ui_password_what()}</span>
        </button>
      }
    />
  );
}
