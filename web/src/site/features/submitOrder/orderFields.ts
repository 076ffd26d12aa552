import { agreed } from '@pavilion/protocol/fields.ts';
import { id } from '@pavilion/protocol/kit/endpoint.ts';
import { Invoice } from '@pavilion/protocol/orders.ts';
import { z } from 'zod';
import type { useForm } from '../../../lib/form.ts';

/** The buyer's input besides the licence, which is in the search params. */
export const OrderFields = z.object({ addressId: id, invoice: Invoice.nullable(), agreed });
export type OrderFormState = ReturnType<typeof useForm<typeof OrderFields>>;
