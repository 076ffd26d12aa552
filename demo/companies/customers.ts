import type { SeedCustomer } from './company.ts';
import { customersEast } from './customersEast.ts';
import { customersWest } from './customersWest.ts';

export const customers: readonly SeedCustomer[] = [...customersEast, ...customersWest];
