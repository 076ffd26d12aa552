import { localeOf } from '@pavilion/protocol/kit/text.ts';
import type { FastifyRequest } from 'fastify';

/** The reader's kept choice, else the browser's first language. */
export const chosenLocale = (req: FastifyRequest) => {
  const cookie = /(?:^|;\s*)locale=(zh-CN|en-US)(?:;|$)/.exec(req.headers.cookie ?? '')?.[1];
  return (cookie as 'zh-CN' | 'en-US' | undefined) ?? localeOf(req.headers['accept-language']);
};
