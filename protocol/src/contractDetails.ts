// What a contract needs of a buyer beside its certified name and number: address and signatory in both languages (decision 0043).
import { z } from 'zod';
import { labelled, line, optionalLine } from './fields.ts';
import { propertiesOf } from './kit/unknown.ts';

/** A line that a reader of English can read; Chinese characters in it are refused. */
const englishLine = (zh: string, en: string, max: number) =>
  labelled(
    z
      .string()
      .trim()
      .min(1)
      .max(max)
      .refine((v) => !/\p{Script=Han}/u.test(v), 'latinLettersOnly'),
    zh,
    en,
  );

const zhName = ['企业中文名称', 'Company name (Chinese)', 100] as const;
const enName = ['企业英文名称', 'Company name (English)', 200] as const;
const zhAddress = ['签约地址（中文）', 'Address in contracts (Chinese)', 300] as const;
const enAddress = ['签约地址（英文）', 'Address in contracts (English)', 300] as const;
const zhSignatory = ['签署人（中文）', 'Signatory (Chinese)', 100] as const;
const enSignatory = ['签署人（英文）', 'Signatory (English)', 100] as const;
const zhTitle = ['签署人职务（中文）', 'Title of the signatory (Chinese)', 100] as const;
const enTitle = ['签署人职务（英文）', 'Title of the signatory (English)', 100] as const;

/** A person signs in person and has no title. */
export const personContractFields = {
  zhAddress: line(...zhAddress),
  enAddress: englishLine(...enAddress),
  zhSignatory: line(...zhSignatory),
  enSignatory: englishLine(...enSignatory),
};
/** A contract names a company in both languages; the review sees both. */
export const companyNameFields = { zhName: line(...zhName), enName: englishLine(...enName) };
export const enterpriseContractFields = {
  ...personContractFields,
  zhTitle: line(...zhTitle),
  enTitle: englishLine(...enTitle),
};
/** The same fields for certifications older than these fields: empty. */
export const keptPersonContractFields = {
  zhAddress: optionalLine(...zhAddress),
  enAddress: optionalLine(...enAddress),
  zhSignatory: optionalLine(...zhSignatory),
  enSignatory: optionalLine(...enSignatory),
};
export const keptEnterpriseContractFields = {
  ...keptPersonContractFields,
  zhTitle: optionalLine(...zhTitle),
  enTitle: optionalLine(...enTitle),
};

/** What a certified buyer states or changes after the certification. */
export const EditContractDetails = z.discriminatedUnion('kind', [
  z.object({ kind: z.literal('person'), ...personContractFields }),
  // A name fills in the language that the certification lacks, and changes none.
  z.object({ kind: z.literal('enterprise'), ...companyNameFields, ...enterpriseContractFields }),
]);
export type EditContractDetails = z.output<typeof EditContractDetails>;

/** Both languages of everything that a contract prints of its signatory and address are there. */
export function hasContractDetails(kind: 'person' | 'enterprise', answers: object): boolean {
  const shape = kind === 'person' ? personContractFields : { ...companyNameFields, ...enterpriseContractFields };
  const given = propertiesOf(answers);
  return Object.keys(shape).every((field) => given[field]);
}

/** Compares names as people type them: case, width and spacing do not count. */
export const sameName = (a: string, b: string): boolean => {
  const plain = (name: string) => name.normalize('NFKC').replace(/\s+/g, ' ').trim().toLowerCase();
  return plain(a) === plain(b);
};
