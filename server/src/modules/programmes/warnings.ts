// Warnings about a programme that do not refuse it; staff see them above the form.
import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { ConsoleProgramme } from '@pavilion/protocol/programmes.console.ts';
import { readEidr, readIsan } from '@pavilion/protocol/workIds.ts';

type Judged = Pick<ConsoleProgramme, 'eidr' | 'isan' | 'cover' | 'seller' | 'offers'>;

function ofIdentifier(name: string, read: ReturnType<typeof readEidr>): Text[] {
  if (read.is === 'good') return [];
  if (read.is === 'wrongCheck')
    return [
      {
        zh: `${name} 校验位不正确，应为 ${read.check}`,
        en: `The check character of the ${name} is wrong; it should be ${read.check}`,
      },
    ];
  return [{ zh: `${name} 格式不正确`, en: `The ${name} is not in the right format` }];
}

export function warningsOf({ eidr, isan, cover, seller, offers }: Judged): Text[] {
  return [
    ...(eidr ? ofIdentifier('EIDR', readEidr(eidr)) : []),
    ...(isan ? ofIdentifier('ISAN', readIsan(isan, true)) : []),
    ...(cover ? [] : [{ zh: '没有海报', en: 'No poster' }]),
    ...(seller ? [] : [{ zh: '没有卖方', en: 'No seller' }]),
    ...(offers.some(({ active }) => active) ? [] : [{ zh: '没有在售的授权方案', en: 'No licence offer is on sale' }]),
  ];
}
