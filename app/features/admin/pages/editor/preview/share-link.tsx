/** A link that shows the draft to whoever has it, for a while or until it is withdrawn. */
import { Popover, PopoverButton, PopoverPanel } from '@headlessui/react';
import { useState } from 'react';
import * as m from '#messages';
import type { CallOutput } from '#schemas/contract/call.ts';
import type { editorCalls } from '#schemas/contract/content/editor.ts';
import type { Audience } from '#schemas/domain/content/page.ts';
import { Button } from '#ui/button.tsx';
import { SelectField, TextField } from '#ui/field.tsx';
import { LineIcon } from '#ui/icons.tsx';
import { callApi } from '../editor-client.ts';
import { sayZonedMoment } from '../words/when.ts';
import { LiveLinks } from './live-links.tsx';
import { toolClasses } from './tool-classes.ts';
import { audienceNames } from './view-words.ts';

type SharedLink = CallOutput<(typeof editorCalls)['createPreviewLink']>;

/** In hours. */
const spans = [
  { hours: 24, label: m.preview_share_day },
  { hours: 72, label: m.preview_share_three_days },
  { hours: 24 * 7, label: m.preview_share_week },
  { hours: 24 * 30, label: m.preview_share_month },
];

function Made({ link }: { link: SharedLink }) {
  const [copied, setCopied] = useState<boolean | null>(null);
  const address = `${location.origin}${link.path}`;
  const day = sayZonedMoment(link.expires_at, Intl.DateTimeFormat().resolvedOptions().timeZone);
  const copy = () =>
    navigator.clipboard.writeText(address).then(
      () => setCopied(true),
      () => setCopied(false),
    );
  return (
    <div className="mt-4 border-t border-line pt-4">
      <TextField
        label={m.preview_share_address()}
        required
        readOnly
        value={address}
        onFocus={(event) => event.currentTarget.select()}
        hint={m.preview_share_until({ day })}
      />
      <div className="mt-3 flex items-center gap-3">
        <Button size="small" variant="outline" onClick={copy}>
          {m.preview_share_copy()}
        </Button>
        <p role="status" className="text-sm text-stone">
          {copied === null ? '' : copied ? m.preview_share_copied() : m.preview_share_not_copied()}
        </p>
      </div>
    </div>
  );
}

/** Its reader sees the draft as the preview shows it now, and as nobody who may see more. */
export function ShareLink({ pageId, as }: { pageId: string; as: Audience }) {
  const [hours, setHours] = useState(72);
  const [busy, setBusy] = useState(false);
  const [link, setLink] = useState<SharedLink | null>(null);
  const [failed, setFailed] = useState<string | null>(null);
  const make = async () => {
    setBusy(true);
    const made = await callApi('createPreviewLink', { params: { id: pageId }, body: { hours, as } });
    setBusy(false);
    setFailed(made.ok ? null : made.problem.message);
    if (made.ok) setLink(made.data);
  };
  return (
    <Popover>
      <PopoverButton className={toolClasses} aria-label={m.preview_share()} title={m.preview_share()}>
        <LineIcon
          path="M10 14a4 4 0 0 0 6 .5l3-3a4 4 0 0 0-5.700-5.700L12 7m2 3a4 4 0 0 0-6-.5l-3 3a4 4 0 0 0 5.700 5.700L12 17"
          className="size-4.5"
        />
      </PopoverButton>
      <PopoverPanel
        focus
        aria-label={m.preview_share()}
        // Below the toolbar, as wide as there is room.
        className="absolute inset-x-2 top-full z-40 mt-1 max-h-[70dvh] overflow-y-auto rounded-sm border border-line bg-surface p-4 shadow-panel @lg:left-auto @lg:w-80"
      >
        <p className="text-sm text-stone">{m.preview_share_text({ as: audienceNames[as]() })}</p>
        <SelectField
          label={m.preview_share_span()}
          className="mt-3"
          value={hours}
          onChange={({ target }) => setHours(Number(target.value))}
        >
          {spans.map((span) => (
            <option key={span.hours} value={span.hours}>
              {span.label()}
            </option>
          ))}
        </SelectField>
        <Button size="small" className="mt-3" busy={busy} onClick={make}>
          {m.preview_share_make()}
        </Button>
        {failed ? (
          <p role="alert" className="mt-2 text-sm font-medium text-danger">
            {failed}
          </p>
        ) : null}
        {link ? <Made key={link.token} link={link} /> : null}
        <LiveLinks pageId={pageId} turn={link?._id ?? ''} />
      </PopoverPanel>
    </Popover>
  );
}
