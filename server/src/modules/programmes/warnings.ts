// What is odd about a programme without being refused; staff read it above the form.
import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { DeskProgramme } from '@pavilion/protocol/programmesDesk.ts';
import { readEidr, readIsan } from '@pavilion/protocol/workIds.ts';

type Judged = Pick<DeskProgramme, 'eidr' | 'isan' | 'cover' | 'seller' | 'offers'>;

function ofIdentifier(name: string, read: ReturnType<typeof readEidr>): Text[] {
  if (read.is === 'good') return [];
  if (read.is === 'wrongCheck')
    return [
      {
        zh: `${name} 校验位不正确，应为 ${read.check}`,
        en: `The check character of the ${name} is wrong; it should be ${read.check}`,
      },
    ];
  return [{ zh: `${name} 格式不正确`, en: `The ${name} does not have the usual form` }];
}

export function warningsOf({ eidr, isan, cover, seller, offers }: Judged): Text[] {
  return [
    ...(eidr ? ofIdentifier('EIDR', readEidr(eidr)) : []),
    ...(isan ? ofIdentifier('ISAN', readIsan(isan, true)) : []),
    ...(cover ? [] : [{ zh: '没有海报', en: 'There is no poster' }]),
    ...(seller ? [] : [{ zh: '没有卖方', en: 'There is no seller' }]),
    ...(offers.some(({ active }) => active) ? [] : [{ zh: '没有在售的授权方案', en: 'No licence offer is on sale' }]),
  ];
}
