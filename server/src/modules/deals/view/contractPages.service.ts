// Contracts for pages.
import { ContractStatus } from '@pavilion/protocol/contractStates.ts';
import type { ContractView, contracts } from '@pavilion/protocol/contracts.ts';
import type { ParsedOf } from '@pavilion/protocol/kit/endpoint.ts';
import type { consoleContract } from '@pavilion/protocol/orders.console.ts';
import type { Ctx, Staff, User } from '../../../kit/ctx.ts';
import { withMaskedContact } from '../../../kit/masks.ts';
import { signedUrl } from '../../files/files.service.ts';
import { listFiles } from '../contracts/contracts.queries.ts';
import { showFiles } from '../contracts/documents.service.ts';
import { openTerms } from '../contracts/sealedTerms.ts';
import { signerOf } from '../contracts/signing.service.ts';
import { allowedToBuyer, getDeal } from '../deals.service.ts';
import { contractRow, listDeals } from './view.service.ts';

type Buyer = Ctx<User, null>;

export async function myContract(ctx: Buyer, input: ParsedOf<typeof contracts.myContract>) {
  const { status: contractStatus, keyword } = input;
  const { rows, total } = await listDeals(ctx.db, { userId: ctx.user.id, contractStatus, keyword }, input);
  return { rows: rows.map(contractRow), total };
}

export async function viewContract(
  ctx: Buyer,
  { orderContractId }: ParsedOf<typeof contracts.viewContract>,
): Promise<ContractView> {
  const deal = await getDeal(ctx.db, { orderContractId, userId: ctx.user.id });
  const { rows } = await listDeals(ctx.db, { orderId: deal.order.id }, { pageNum: 1, pageSize: 1 });
  const files = await showFiles(ctx, orderContractId, { userId: ctx.user.id });
  return {
    ...contractRow(rows[0]!),
    terms: openTerms(ctx, ctx.user.id, deal.contract.terms),
    // A scan is kept as evidence; readers get the document.
    file: files.find(({ kind }) => kind !== 'stamped') ?? null,
    files,
    buyerSigned: deal.contract.signature !== null,
    buyerNamed: deal.contract.buyerNamed,
    awaitsLicensor: deal.contract.status === ContractStatus.awaiting && !deal.contract.licensorBound,
    signerName: signerOf(deal, ctx.locale),
    allowed: allowedToBuyer(deal, ctx.now()).filter((action) => action === 'sign' || action === 'uploadStamped'),
  };
}

export async function listContracts(ctx: Ctx<null, Staff>, input: ParsedOf<(typeof consoleContract)['list']>) {
  const { status: contractStatus, keyword } = input;
  const { rows, total } = await listDeals(ctx.db, { contractStatus, keyword, buyers: true }, input);
  const files = await listFiles(
    ctx.db,
    rows.map((row) => row.orderContractId),
  );
  const fileUrl = (contractId: number) => {
    const newest = files.findLast((file) => file.contractId === contractId && file.kind !== 'stamped');
    return newest ? signedUrl(ctx, newest.fileId, { staffId: ctx.staff.id }) : null;
  };
  return {
    rows: rows.map((row) => ({
      ...contractRow(row),
      buyer: withMaskedContact(row.buyer),
      fileUrl: fileUrl(row.orderContractId),
    })),
    total,
  };
}
