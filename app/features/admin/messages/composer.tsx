/** Where an answer or a note is written. A form without a script; with one, answers go over the line. */
import { Form, Link, useActionData, useLocation } from '@remix-run/react';
import {
  type ClipboardEvent,
  type FormEvent,
  type KeyboardEvent,
  type RefObject,
  useEffect,
  useId,
  useRef,
  useState,
} from 'react';
import type { StaffAnswer } from '#app/shared/forms/staff-answer.ts';
import { useScripted } from '#app/shared/forms/use-scripted.ts';
import { sentenceOf } from '#app/shared/problem-sentences.ts';
import * as m from '#messages';
import {
  attachmentLimit,
  type CannedAnswers,
  type ChatMessage,
  messageLimit,
} from '#schemas/domain/people/chat.ts';
import { typingMs } from '#schemas/domain/people/chat-frames.ts';
import { Button } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { CloseIcon, LineIcon } from '#ui/icons.tsx';
import { ProductDialog, ProposalDialog, ReadyAnswersDialog } from './composer-dialogs.tsx';
import { type InboxLine, postAnswer, useIsSignedOut } from './inbox-line.ts';
import { keepDraft, readDraft } from './kept-texts.ts';
import type { PendingAnswer } from './pending-answer.ts';
import { fillAnswer, insertText } from './ready-answer.ts';
import { useUploads } from './use-uploads.ts';

/** Written on with a finger. */
const touch = '(pointer: coarse)';

type Props = {
  chain: string;
  line: InboxLine;
  /** The employee's first name. */
  myName: string;
  /** What the visitor is called. */
  name: string;
  /** The visitor's own name; empty while nobody knows it. */
  ownName: string;
  /** The visitor's account, which may have proposals; null for a guest. */
  account: string | null;
  /** Answers go out by email: it came by the contact form. */
  byEmail: boolean;
  /** The number of an answer by the form. */
  clientId: string;
  answers: CannedAnswers['answers'];
  area: RefObject<HTMLTextAreaElement>;
  onSend: (answer: Omit<PendingAnswer, 'refused'>) => void;
  /** A note is kept already: it is told at once. */
  onNote: (note: ChatMessage) => void;
  onTyping: () => void;
};

export function Composer(props: Props) {
  const {
    chain,
    line,
    myName,
    name,
    ownName,
    account,
    byEmail,
    clientId,
    answers,
    area,
    onSend,
    onNote,
    onTyping,
  } = props;
  const scripted = useScripted();
  const refused = useActionData<StaffAnswer>();
  const formError = refused?.form === 'answer' && !refused.done ? refused : undefined;
  const id = useId();
  const form = useRef<HTMLFormElement>(null);
  const [isNote, setIsNote] = useState(formError?.values.note !== undefined);
  const note = useRef<HTMLInputElement>(null);
  const isSignedOut = useIsSignedOut(line);
  const [error, setError] = useState<string | null>(null);
  const [isSaving, setIsSaving] = useState(false);
  const [dialog, setDialog] = useState<'answers' | 'product' | 'proposal' | null>(null);
  const uploads = useUploads();
  const typedAt = useRef(0);

  const keep = useDraft({ line, chain, area, note, uploads, isNote, setIsNote });

  const insert = (text: string) => {
    const field = area.current;
    if (!field) return;
    const filled = fillAnswer(text, { name: ownName, me: myName });
    const { value, cursor } = insertText(filled, field);
    const [left] = /\{\w+\}/.exec(filled) ?? [];
    setError(left ? m.inbox_fill_in({ what: left }) : null);
    field.value = value;
    keep();
    field.focus();
    field.setSelectionRange(cursor, cursor);
  };

  const clear = () => {
    if (area.current) area.current.value = '';
    keepDraft(line.me, chain, { text: '', isNote: false, attached: [] });
    uploads.clear();
    // The next text is an answer again, unless somebody says so.
    setIsNote(false);
  };

  const submit = async (event: FormEvent) => {
    event.preventDefault();
    const content = area.current?.value.trim() ?? '';
    const attached = uploads.ready;
    setError(null);
    if (uploads.isBusy) return setError(m.inbox_uploading_wait());
    // Nobody reads "see attached" with nothing attached.
    if (uploads.items.some(({ error: why }) => why)) return setError(m.inbox_files_refused());
    if (isSaving || (!content && attached.length === 0)) return;
    const client_id = crypto.randomUUID();
    area.current?.focus();
    if (!isNote) {
      onSend({ client_id, content, attached });
      clear();
      return;
    }
    setIsSaving(true);
    const attachments = attached.map(({ wire }) => wire);
    const sent = await postAnswer(chain, { content, client_id, attachments, note: true });
    setIsSaving(false);
    if ('signedOut' in sent) return line.signOut();
    if (!('kept' in sent)) return setError('refused' in sent ? sent.refused : m.inbox_note_unreached());
    onNote(sent.kept);
    clear();
  };

  const press = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    // A phone's keys have no Shift+Enter.
    if (matchMedia(touch).matches) return;
    event.preventDefault();
    form.current?.requestSubmit();
  };

  const type = () => {
    keep();
    setError(null);
    const now = Date.now();
    // A note is nobody's business.
    if (isNote || now - typedAt.current < typingMs / 2) return;
    typedAt.current = now;
    onTyping();
  };

  const addFiles = (files: File[]) => {
    const isWhole = uploads.add(files);
    const over = { reason: 'attachments_over_limit', values: { maximum: attachmentLimit } };
    setError(isWhole ? null : (sentenceOf(over) ?? null));
  };

  const paste = (event: ClipboardEvent) => {
    const files = [...event.clipboardData.files];
    if (files.length === 0) return;
    event.preventDefault();
    addFiles(files);
  };

  const said = error ?? (formError ? (formError.errors.content ?? formError.message) : null);
  const isFull = uploads.items.length >= attachmentLimit;
  return (
    <Form
      ref={form}
      method="post"
      noValidate
      onSubmit={(event) => void submit(event)}
      className="border-t border-line bg-surface px-4 pt-3 pb-3 wide:px-6"
    >
      <SignedOut isSignedOut={isSignedOut} />
      <input type="hidden" name="form" value="answer" />
      <input type="hidden" name="client_id" value={clientId} />
      <div
        className={classes(
          'rounded-lg border transition-colors focus-within:outline-2 focus-within:outline-accent',
          isNote ? 'border-warning bg-warning-soft' : 'border-line-strong bg-surface',
        )}
      >
        <label htmlFor={id} className="sr-only">
          {isNote ? m.inbox_write_note() : m.inbox_write({ name })}
        </label>
        <textarea
          ref={area}
          id={id}
          name="content"
          rows={2}
          maxLength={messageLimit}
          placeholder={isNote ? m.inbox_write_note() : m.inbox_write({ name })}
          defaultValue={formError?.values.content ?? ''}
          aria-describedby={`${id}-hint`}
          aria-invalid={said ? true : undefined}
          onKeyDown={press}
          onInput={type}
          onPaste={paste}
          readOnly={isSaving}
          className="block max-h-56 min-h-16 w-full resize-none bg-transparent px-3.5 py-2.5 outline-none [field-sizing:content] placeholder:text-stone"
        />
        <Chips uploads={uploads} />
        <div className="flex flex-wrap items-center gap-1 px-2 pb-2">
          {scripted ? (
            <>
              <Tool
                label={m.inbox_answers()}
                icon="M5 4h14v12h-7l-4 4v-4H5V4Zm3 4h8m-8 4h5"
                onPress={() => setDialog('answers')}
              />
              <AttachFile isFull={isFull} onFiles={addFiles} />
              <Tool
                label={m.inbox_attach_product()}
                icon="M4 8.500 12 4l8 4.500v7L12 20l-8-4.500v-7Zm0 0 8 4.500 8-4.500M12 13v7"
                disabled={isFull}
                onPress={() => setDialog('product')}
              />
              {account ? (
                <Tool
                  label={m.inbox_attach_proposal()}
                  icon="M7 3h7l4 4v14H7V3Zm7 0v4h4M12.500 10.500v7m2-5.500c-.4-.6-1.100-.8-2-.8-1.200 0-2 .6-2 1.500 0 2.200 4 1 4 3.200 0 .9-.8 1.600-2 1.600-1 0-1.700-.3-2-1"
                  disabled={isFull}
                  onPress={() => setDialog('proposal')}
                />
              ) : null}
            </>
          ) : null}
          <label className="ml-1 inline-flex min-h-9 items-center gap-2 px-1 text-sm">
            <input
              ref={note}
              type="checkbox"
              name="note"
              checked={isNote}
              onChange={({ target }) => {
                setIsNote(target.checked);
                area.current?.focus();
              }}
              className="size-4 accent-accent"
            />
            {m.inbox_as_note()}
          </label>
          <Button type="submit" size="small" busy={isSaving} className="ml-auto">
            {isNote ? m.inbox_add_note() : m.inbox_send()}
          </Button>
        </div>
      </div>
      <p id={`${id}-hint`} className="mt-1.5 text-xs text-stone">
        {isNote
          ? m.inbox_note_hint({ name })
          : byEmail
            ? m.inbox_email_hint({ name })
            : m.inbox_send_hint({ name })}
        {scripted ? <span className="pointer-coarse:hidden"> {m.inbox_keys_hint()}</span> : null}
      </p>
      <p role="alert" className="text-sm font-medium text-danger empty:hidden">
        {said}
      </p>
      {dialog === 'answers' ? (
        <ReadyAnswersDialog
          answers={answers}
          onChoose={(text) => {
            setDialog(null);
            // The dialog gives the focus back first.
            setTimeout(() => insert(text));
          }}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'product' ? (
        <ProductDialog
          onChoose={({ slug, sku, name: label }) => {
            uploads.attach({ label, wire: { kind: 'product', slug, ...(sku ? { sku } : {}) } });
            setDialog(null);
          }}
          onClose={() => setDialog(null)}
        />
      ) : null}
      {dialog === 'proposal' && account ? (
        <ProposalDialog
          account={account}
          onChoose={({ _id, number }) => {
            uploads.attach({ label: m.proposal_title({ number }), wire: { kind: 'proposal', _id } });
            setDialog(null);
          }}
          onClose={() => setDialog(null)}
        />
      ) : null}
    </Form>
  );
}

/**
 * Keeps the box by account and conversation while it is not sent, and fills it when the conversation is opened. What was
 * typed, or ticked, before the page listened stays. Answers how to keep what stands in it now.
 */
function useDraft(props: {
  line: InboxLine;
  chain: string;
  area: RefObject<HTMLTextAreaElement>;
  note: RefObject<HTMLInputElement>;
  uploads: ReturnType<typeof useUploads>;
  isNote: boolean;
  setIsNote: (isNote: boolean) => void;
}): () => void {
  const { line, chain, area, note, uploads, isNote, setIsNote } = props;
  const [isFilled, setIsFilled] = useState(false);
  const keep = () => {
    const draft = { text: area.current?.value ?? '', isNote, attached: uploads.ready };
    if (area.current) keepDraft(line.me, chain, draft);
  };
  // biome-ignore lint/correctness/useExhaustiveDependencies: once, when the conversation is opened.
  useEffect(() => {
    const field = area.current;
    const draft = readDraft(line.me, chain);
    setIsFilled(true);
    if (note.current?.checked) setIsNote(true);
    if (!field || !draft || (field.value && field.value !== draft.text)) return;
    field.value = draft.text;
    if (draft.isNote) setIsNote(true);
    uploads.restore(draft.attached);
  }, []);
  // biome-ignore lint/correctness/useExhaustiveDependencies: what else stands in the box is kept as it is typed.
  useEffect(() => {
    if (isFilled) keep();
  }, [isFilled, isNote, uploads.items]);
  return keep;
}

/** Nothing goes out before the next login, which comes back here: what was written is kept. */
function SignedOut({ isSignedOut }: { isSignedOut: boolean }) {
  return (
    <div role="alert" className="mb-2 text-sm font-medium text-danger empty:hidden">
      {isSignedOut ? (
        <p className="flex flex-wrap items-center gap-x-3">
          {m.inbox_signed_out()} <LoginLink />
        </p>
      ) : null}
    </div>
  );
}

/** To the employees' login, and back to this page. */
export function LoginLink() {
  const { pathname, search } = useLocation();
  return (
    <Link
      reloadDocument
      to={`/admin/login?${new URLSearchParams({ returnTo: `${pathname}${search}`, ended: '1' })}`}
      className="inline-flex min-h-9 items-center font-semibold underline underline-offset-4"
    >
      {m.account_login_link()}
    </Link>
  );
}

const toolLook =
  'inline-flex size-9 items-center justify-center rounded-full text-stone transition-colors hover:bg-sand hover:text-ink';

function Tool(props: { label: string; icon: string; disabled?: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={props.label}
      title={props.label}
      disabled={props.disabled}
      onClick={props.onPress}
      className={`${toolLook} disabled:opacity-50`}
    >
      <LineIcon className="size-5" path={props.icon} />
    </button>
  );
}

function AttachFile({ isFull, onFiles }: { isFull: boolean; onFiles: (files: File[]) => void }) {
  return (
    <label className={classes(toolLook, 'has-focus-visible:outline-2 has-focus-visible:outline-accent')}>
      <LineIcon
        className="size-5"
        path="m20 11-8.500 8.500a5 5 0 0 1-7-7L13 4a3.300 3.300 0 0 1 4.700 4.700l-8.500 8.500a1.600 1.600 0 0 1-2.300-2.300L14 7.500"
      />
      <span className="sr-only">{m.inbox_attach_file()}</span>
      <input
        type="file"
        multiple
        disabled={isFull}
        accept="image/png,image/jpeg,image/webp,application/pdf"
        onChange={({ target }) => {
          onFiles([...(target.files ?? [])]);
          target.value = '';
        }}
        className="sr-only"
      />
    </label>
  );
}

/** What goes along, each to be taken away again. */
function Chips({ uploads }: { uploads: ReturnType<typeof useUploads> }) {
  if (uploads.items.length === 0) return null;
  return (
    <ul aria-label={m.inbox_attached()} className="flex flex-wrap gap-2 px-3 pb-2 text-sm">
      {uploads.items.map(({ key, label, error, wire }) => (
        <li
          key={key}
          className={classes(
            'flex max-w-full items-center gap-1 rounded-full border py-0.5 pr-1 pl-3',
            error ? 'border-danger bg-danger-soft text-danger' : 'border-line bg-paper',
          )}
        >
          <span className="min-w-0 truncate">{label}</span>
          <span role="status" className="shrink-0 text-stone empty:hidden">
            {error ?? (wire ? null : m.inbox_uploading())}
          </span>
          <button
            type="button"
            aria-label={m.inbox_remove_attachment({ name: label })}
            onClick={() => uploads.remove(key)}
            className="inline-flex size-7 shrink-0 items-center justify-center rounded-full hover:bg-sand"
          >
            <CloseIcon className="size-4" />
          </button>
        </li>
      ))}
    </ul>
  );
}
