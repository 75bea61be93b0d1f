/** The conversation by email, for a visitor who was answered and whose email is known. */
import { useState } from 'react';
import * as m from '#messages';
import { saveContact } from './chat-api.ts';

type Sending = 'no' | 'sending' | 'sent' | 'failed';

export function TranscriptOffer({ chain, email }: { chain: string; email: string }) {
  const [sending, setSending] = useState<Sending>('no');
  const send = async () => {
    setSending('sending');
    try {
      await saveContact({ _id: chain, name: '', email, transcript: true });
      setSending('sent');
    } catch {
      setSending('failed');
    }
  };
  return (
    <div className="text-center text-sm">
      {sending === 'sent' ? null : (
        <button
          type="button"
          aria-disabled={sending === 'sending' || undefined}
          onClick={() => {
            if (sending !== 'sending') void send();
          }}
          className="min-h-11 px-2 font-medium underline underline-offset-4"
        >
          {m.chat_transcript()}
        </button>
      )}
      <p role="status" className="text-stone">
        {sending === 'sent' ? m.chat_transcript_sent({ email }) : null}
        {sending === 'failed' ? m.chat_transcript_failed() : null}
      </p>
    </div>
  );
}
