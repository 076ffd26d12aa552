import { z } from 'zod';
import { YesNo } from './enumerations.ts';
import { countryCode, labelled, line, optionalLine, phone } from './fields.ts';
import { get, id, nothing, post } from './kit/endpoint.ts';
import { limits } from './limits.ts';

const fields = {
  recipient: line('收件人', 'Recipient', 100),
  country: countryCode.default('CN'),
  province: optionalLine('省份', 'Province', 100),
  city: optionalLine('城市', 'City', 100),
  area: optionalLine('区县', 'District', 100),
  address: line('详细地址', 'Address', 300),
  phone,
  zipCode: optionalLine('邮政编码', 'Postcode', limits.zipCodeAbroadMaxLength),
  isDefault: labelled(YesNo.schema, '默认地址', 'Default address').default(YesNo.no),
};
/** In China the area picker's three levels are required and a postcode has six digits; abroad the address line is enough. */
const checked = <
  T extends z.ZodType<{ country: string; province: string; city: string; area: string; zipCode: string }>,
>(
  schema: T,
): T =>
  schema
    .refine((v) => v.country !== 'CN' || Boolean(v.province && v.city && v.area), { path: ['area'], error: 'pickArea' })
    .refine((v) => (v.country === 'CN' ? /^(\d{6})?$/ : /^[A-Za-z0-9 -]*$/).test(v.zipCode), {
      path: ['zipCode'],
      error: 'badZip',
    });

export const AddressForm = checked(z.object(fields));
export const Address = z.object({
  id: z.int(),
  recipient: z.string(),
  country: z.string(),
  province: z.string(),
  city: z.string(),
  area: z.string(),
  address: z.string(),
  phone: z.string(),
  zipCode: z.string(),
  isDefault: YesNo.schema,
});
export type Address = z.output<typeof Address>;

export const addresses = {
  myAddress: get('/api/user/myAddress', {
    summary: 'My addresses, the default one first',
    access: 'user',
    reply: 'flat',
    output: z.object({ rows: z.array(Address), total: z.int() }),
  }),
  addMyAddress: post('/api/user/addMyAddress', {
    summary: 'Add an address',
    access: 'user',
    input: AddressForm,
    output: z.object({ id: z.int() }),
  }),
  editMyAddress: post('/api/user/editMyAddress', {
    summary: 'Change an address',
    access: 'user',
    input: checked(z.object({ id, ...fields })),
    output: nothing,
  }),
  removeMyAddress: post('/api/user/removeMyAddress', {
    summary: 'Remove an address',
    access: 'user',
    send: 'query',
    input: z.object({ id }),
    output: nothing,
  }),
};
