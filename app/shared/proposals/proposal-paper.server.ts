/** A proposal as a file, for its buyers and the desk; kept by nobody. */
import type { AppLoadContext } from '@remix-run/node';
import { pdfFile } from '#app/shared/pdf-file.ts';
import { unwrap } from '#schemas/contract/client.ts';
import type { Proposal } from '#schemas/domain/sales/proposal.ts';

export async function proposalPaper({ api, papers }: AppLoadContext, proposal: Proposal): Promise<Response> {
  const site = unwrap('getSite', await api.getSite());
  const warehouse = site.warehouses.find(({ _id }) => _id === proposal.warehouse._id) ?? null;
  const file = await papers.proposal({
    shop: site.settings.name,
    warehouse,
    proposal,
    timeZone: warehouse?.time_zone ?? site.warehouse.time_zone,
  });
  return pdfFile(`proposal-${proposal.number}-${proposal.shown}`, file);
}

/** `?revision=`: an older one; nothing for what is no number. */
export function revisionOf(request: Request): number | undefined {
  const asked = Number.parseInt(new URL(request.url).searchParams.get('revision') ?? '', 10);
  return asked >= 1 && asked <= 10_000 ? asked : undefined;
}
