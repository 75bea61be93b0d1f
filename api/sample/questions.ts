/** What the sample's customers asked about products, and who answered. */
export type SampleQuestion = {
  sku: string;
  /** Emails of sample accounts. */
  who: string;
  daysAgo: number;
  text: string;
  answers: { who: string; text: string }[];
};

const desk = 'sales@example.com';

export const sampleQuestions: SampleQuestion[] = [
  {
    sku: 'KES-3108-GU',
    who: 'helen.sorensen@example.com',
    daysAgo: 140,
    text: 'What size hole does it need?',
    answers: [
      { who: desk, text: 'One hole of 1-3/8 in. A deck plate for three-hole sinks is sold separately.' },
    ],
  },
  {
    sku: 'KES-3108-GU',
    who: 'theo.abernathy@example.com',
    daysAgo: 112,
    text: 'How long is the hose when it is pulled out?',
    answers: [
      { who: desk, text: 'The hose is 20 in long.' },
      {
        who: 'owen.castellanos@example.com',
        text: 'It doesn’t quite reach the far corner of our 33 in sink.',
      },
    ],
  },
  {
    sku: 'KES-3108-GU',
    who: 'carter.hughes@example.com',
    daysAgo: 80,
    text: 'What is the flow rate?',
    answers: [{ who: desk, text: '1.5 GPM.' }],
  },
  {
    sku: 'KES-3108-GU',
    who: 'trade@example.com',
    daysAgo: 45,
    text: 'Is the cartridge a standard size?',
    answers: [
      { who: desk, text: 'Yes, a 25 mm ceramic cartridge. We stock it in Portland, Denver and Charlotte.' },
    ],
  },
  {
    sku: 'BRA-4100-CL-24',
    who: 'amelia.stone@example.com',
    daysAgo: 70,
    text: 'Do these come assembled?',
    answers: [{ who: 'marcus.boyd@example.com', text: 'Mine did, and they were square.' }],
  },
  {
    sku: 'ELS-2113-MABL',
    who: 'priya.raman@example.com',
    daysAgo: 90,
    text: 'How tall a basin can it go over?',
    answers: [{ who: desk, text: 'Up to 6 in high.' }],
  },
  {
    sku: 'OST-2100-OIRUBR',
    who: 'grace.kim@example.com',
    daysAgo: 65,
    text: 'Which spacings does it fit?',
    answers: [{ who: desk, text: 'Centers from 8 to 16 in.' }],
  },
];
