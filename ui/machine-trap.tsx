import * as m from '#messages';

/** A field for machines: no person sees, hears or reaches it, and who fills it in is none. */
export function MachineTrap() {
  return (
    <div aria-hidden="true" className="absolute -left-[999rem] size-px overflow-hidden">
      <label>
        {m.contact_leave_empty()}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
    </div>
  );
}
