/** How to measure for a piece made to size, by what it is: kept as HTML, as a dealer's own descriptions come in. */
import { htmlOfText } from '#api/catalog/text/html.ts';

type Guide = { steps: string[]; table?: [what: string, take: string][]; note: string };

const guides: Record<string, Guide> = {
  shelving: {
    steps: [
      'Measure the width at the back of the alcove and again at the front; the smaller one is your width.',
      'Do it at the height where the shelf goes. Plaster is rarely as wide at the top as at the bottom.',
      'Take an eighth of an inch off, so that the shelf slides in.',
    ],
    note: 'Brackets hold 60 lb each in studs or masonry, 25 lb in board with the anchors that we pack.',
  },
  'cabinet-doors': {
    steps: [
      'Measure the opening, not the old door: width first, then height.',
      'Add the overlay on every side that has one. On a face frame that is half an inch as a rule.',
      'Count hinges by the height; the table says how many we bore for.',
    ],
    table: [
      ['Up to 40 inches', '2 hinges'],
      ['40 to 60 inches', '3 hinges'],
      ['Over 60 inches', '4 hinges'],
    ],
    note: 'Cups are 35 mm, set 22.5 mm from the edge, unless your drawing says otherwise.',
  },
  'bathroom-mirrors': {
    steps: [
      'Hold a strip of paper where the mirror will hang and mark its edges.',
      'Leave an inch to a faucet’s spout or a sconce’s backplate.',
      'Give the outside of the frame; we work out the glass.',
    ],
    note: 'Over 40 lb a mirror hangs on a cleat that is screwed into two studs. The label on the back tells its weight.',
  },
  countertops: {
    steps: [
      'Measure the cabinets from wall to wall at the back, and from the wall to the front of the boxes.',
      'Add an inch and a half to the depth for the overhang, and one at each open end.',
      'Send a drawing when there is a sink, a cooktop or a corner that is not square.',
    ],
    table: [
      ['Up to 60 inches', 'carried by two'],
      ['60 to 96 inches', 'carried by three'],
      ['Over 96 inches', 'a lift, or a seam that you approve'],
    ],
    note: 'We photograph the slab and wait for your yes before the saw is set.',
  },
  vanities: {
    steps: [
      'Measure the alcove at the floor, at the height of the top and at the back; give the smallest width.',
      'Mark where the water comes out of the wall and where it goes in.',
      'Check that the door opens past it.',
    ],
    note: 'A floating vanity needs blocking between the studs. We send its drawing with the confirmation.',
  },
  'dining-tables': {
    steps: [
      'Leave three feet from the table’s edge to the wall, four where people pass behind chairs.',
      'Count two feet of length for a chair, and a foot more at each end that is laid.',
      'Measure the way in: door, stairs and the turn between them.',
    ],
    table: [
      ['72 inches', 'six chairs'],
      ['96 inches', 'eight chairs'],
      ['120 inches', 'ten chairs'],
    ],
    note: 'Tops over 96 inches come with the trestles packed apart.',
  },
  'ottomans-benches': {
    steps: [
      'Measure the wall or the window between its trims and take an inch off.',
      'Sit on the chair it belongs to: the bench is best an inch lower.',
    ],
    note: 'The seat is cut after the frame is glued, so the cover has no seam under 72 inches.',
  },
  'range-hoods': {
    steps: [
      'Measure the cooktop; the hood is as wide, and six inches wider over gas that is used hard.',
      'Give the height from the ceiling to 30 inches above the burners.',
      'Find out which way the duct leaves and how wide it is.',
    ],
    note: 'The liner and the blower are ordered apart; say which and we cut for it.',
  },
  'cabinet-organizers': {
    steps: [
      'Measure the inside of the drawer at the bottom, both ways. Sides may lean.',
      'Take a sixteenth off each way.',
      'Measure the height to the underside of what closes over it.',
    ],
    note: 'Dividers sit in grooves an inch apart and can be moved later.',
  },
};

/** The description with its guide, or nothing where the description says it all. */
export function measuringHtml(category: string, description: string): string | undefined {
  const guide = guides[category];
  if (!guide) return undefined;
  const rows = (guide.table ?? []).map(
    ([what, take]) => `<tr><th scope="row">${what}</th><td>${take}</td></tr>`,
  );
  return [
    htmlOfText(description),
    '<h2>How to measure</h2>',
    `<ol>${guide.steps.map((step) => `<li>${step}</li>`).join('')}</ol>`,
    ...(rows.length > 0 ? [`<table><tbody>${rows.join('')}</tbody></table>`] : []),
    `<p><strong>Good to know.</strong> ${guide.note}</p>`,
  ].join('');
}
