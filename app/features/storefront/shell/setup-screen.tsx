/** What a store shows that has nobody and nothing in it yet: the first steps. Stands without any data. */

import * as m from '#messages';
import { Heading } from '#ui/heading.tsx';
import { Container } from '#ui/section.tsx';

const commands = {
  employee: 'npm run employee:create -- --email you@example.com --name "First Last" --role admin',
  sample: 'SAMPLE=1 npm start',
};

function Step({ text, command }: { text: string; command: string }) {
  return (
    <li>
      <p>{text}</p>
      <pre className="mt-2 overflow-x-auto rounded-sm bg-surface px-4 py-3 text-sm whitespace-pre-wrap shadow-card">
        <code>{command}</code>
      </pre>
    </li>
  );
}

export function SetupScreen() {
  return (
    <Container className="py-band">
      <p className="text-sm font-semibold tracking-label text-accent uppercase">{m.setup_kicker()}</p>
      <Heading level={1} className="mt-3">
        {m.setup_title()}
      </Heading>
      <p className="mt-4 max-w-text text-lg text-stone">{m.setup_text()}</p>
      <ol className="mt-8 max-w-3xl space-y-6">
        <Step text={m.setup_employee()} command={commands.employee} />
        <Step text={m.setup_sample()} command={commands.sample} />
      </ol>
    </Container>
  );
}
