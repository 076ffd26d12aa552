import { consoleCompany, consoleContact } from '@pavilion/protocol/companies.console.ts';
import { buyerInfo, companyContact, sellerInfo } from '@pavilion/protocol/companies.ts';
import { consoleSeller } from '@pavilion/protocol/programmes.console.ts';
import { cached, implement, keptUnlessPreview } from '../../kit/implement.ts';
import { consoleHandlersOf } from '../content/content.console.service.ts';
import {
  getCustomer,
  getCustomerFacets,
  getExhibitor,
  getExhibitorFacets,
  listDomesticExhibitors,
  listOverseasCustomers,
  listSellersForConsole,
} from './companies.service.ts';
import { companyKind } from './companyKind.service.ts';
import { getContact, handleContact, listContacts, sendContact } from './contacts.service.ts';

const shown = ['companies', 'programmes', 'pictures'] as const;
export const companySlices = [
  implement(sellerInfo, {
    list: cached(shown, listDomesticExhibitors),
    detail: cached(keptUnlessPreview(...shown), getExhibitor),
    facets: cached(shown, getExhibitorFacets),
  }),
  implement(buyerInfo, {
    list: cached(shown, listOverseasCustomers),
    detail: cached(keptUnlessPreview(...shown), getCustomer),
    facets: cached(shown, getCustomerFacets),
  }),
  implement(companyContact, { send: sendContact }),
  implement(consoleContact, { list: listContacts, detail: getContact, handle: handleContact }),
  implement(consoleCompany, consoleHandlersOf(companyKind)),
  implement(consoleSeller, { list: listSellersForConsole }),
];
