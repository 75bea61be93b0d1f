import { useEditing, usePorts } from '#blocks/kit/ports.ts';
import * as m from '#messages';
import { formatLongDate } from '#schemas/domain/platform/format-date.ts';
import { ButtonLink } from '#ui/button.tsx';
import { classes } from '#ui/classes.ts';
import { Heading } from '#ui/heading.tsx';
import { Modal } from '#ui/modal.tsx';
import { Picture } from '#ui/picture.tsx';
import type { Props } from './props.ts';

export default function PromotionalDialog({ close, block, width, ...offer }: Props & { close: () => void }) {
  const { href } = usePorts();
  const inPlace = useEditing() !== null;
  const { title, text, image, cta, end, terms } = offer;
  const id = `${block.id}-title`;
  const wide = width === 'lg' && image;
  return (
    <Modal inPlace={inPlace} width={width} labelledBy={id} describedBy={`${block.id}-text`} onClose={close}>
      {(leave) => (
        <div className={classes('grid', wide && 'desk:grid-cols-[5fr_6fr]')}>
          {image ? (
            <div
              className={classes(
                'overflow-hidden bg-sand',
                width === 'sm' ? 'aspect-2/1' : 'aspect-5/2 wide:aspect-2/1',
                wide && 'desk:aspect-auto desk:min-h-120',
              )}
            >
              <Picture
                picture={image}
                sizes={wide ? '(min-width: 960px) 26rem, 100vw' : '(min-width: 600px) 36rem, 100vw'}
                className="size-full object-cover"
              />
            </div>
          ) : null}
          <div className={classes('flex flex-col justify-center p-6 wide:p-10', !image && 'pt-12')}>
            {end ? (
              <p className="mb-3 text-xs font-semibold tracking-label text-accent uppercase">
                {m.popup_ends({ day: formatLongDate(end) })}
              </p>
            ) : null}
            <Heading level={2} id={id} className="max-w-[18ch]">
              {title}
            </Heading>
            <p id={`${block.id}-text`} className="mt-4 text-lg whitespace-pre-line text-stone">
              {text}
            </p>
            <div className="mt-7 flex flex-wrap items-center gap-x-6 gap-y-2">
              <ButtonLink to={href(cta.link)} variant={cta.variant} size="large">
                {cta.content}
              </ButtonLink>
              <button
                type="button"
                onClick={leave}
                className="min-h-11 text-stone underline decoration-1 underline-offset-4 hover:text-ink"
              >
                {m.popup_decline()}
              </button>
            </div>
            {terms ? <p className="mt-6 text-sm whitespace-pre-line text-stone">{terms}</p> : null}
          </div>
        </div>
      )}
    </Modal>
  );
}
