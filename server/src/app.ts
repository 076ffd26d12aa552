// The list of slices on one screen; everything a running Pavilion answers is mounted here.

import { constants } from 'node:zlib';
import fastifyCompress from '@fastify/compress';
import fastifyCookie from '@fastify/cookie';
import fastifyHelmet from '@fastify/helmet';
import fastifyMultipart from '@fastify/multipart';
import { limits } from '@pavilion/protocol/limits.ts';
import fastify, { type FastifyInstance, type FastifyServerOptions, LogController } from 'fastify';
import type { Environment, TrustProxy } from './bootstrap/environment.ts';
import type { Adapters } from './kit/adapters.ts';
import { serverWithCache } from './kit/cachedReads.ts';
import { createCounts } from './kit/counts.ts';
import type { BaseCtx, JobCtx } from './kit/ctx.ts';
import { mount, type Slice } from './kit/implement.ts';
import { answerFailures, refuseUnreadable, sendFailure } from './kit/replies.ts';
import type { ResponseCache } from './kit/responseCache.ts';
import { hstsOf } from './kit/securityHeaders.ts';
import { accountSlice } from './modules/accounts/accounts.routes.ts';
import { accountJobs } from './modules/accounts/cleanUp.service.ts';
import { identify } from './modules/accounts/sessions.service.ts';
import { activityKind } from './modules/activities/activities.content.service.ts';
import { activitySlice, consoleActivitySlice } from './modules/activities/activities.routes.ts';
import { activityJobs } from './modules/activities/activities.service.ts';
import { addressSlice } from './modules/addresses/addresses.routes.ts';
import { agreementSlice, consoleAgreementSlice } from './modules/agreement/agreement.routes.ts';
import { loadHouseTexts } from './modules/agreement/agreement.service.ts';
import { recordView } from './modules/audit/audit.service.ts';
import { certificationSlice, consoleCertificationSlice } from './modules/certification/certification.routes.ts';
import { companySlices } from './modules/companies/companies.routes.ts';
import { companyKind } from './modules/companies/companyKind.service.ts';
import { entryKind } from './modules/competition/competition.content.service.ts';
import {
  competitionSlice,
  consoleCompetitionSlice,
  consoleEntrySlice,
} from './modules/competition/competition.routes.ts';
import { competitionJobs } from './modules/competition/competition.service.ts';
import type { AnyKind } from './modules/content/content.service.ts';
import { contentJobs } from './modules/content/schedule.service.ts';
import {
  consoleContractSlice,
  contractCheckSlice,
  contractSlice,
  licensorSigningSlice,
} from './modules/contracts/contracts.routes.ts';
import { documentJobs } from './modules/contracts/documents.service.ts';
import { consoleDictionarySlice, dictionarySlice } from './modules/dictionary/dictionary.routes.ts';
import { docsPlugin } from './modules/docs/docs.plugin.ts';
import { exhibitionKind } from './modules/exhibitions/exhibitions.content.service.ts';
import { consoleExhibitionSlice, exhibitionSlice } from './modules/exhibitions/exhibitions.routes.ts';
import { favouriteSlice } from './modules/favourites/favourites.routes.ts';
import { favouriteJobs } from './modules/favourites/favourites.service.ts';
import { filesPlugin } from './modules/files/files.plugin.ts';
import { consoleFileSlice, resourceSlice } from './modules/files/files.routes.ts';
import { uploadJobs } from './modules/files/uploads.service.ts';
import { health } from './modules/health/health.routes.ts';
import { metrics } from './modules/health/metrics.ts';
import { homeSlice } from './modules/home/home.routes.ts';
import { consoleLicensorSlice } from './modules/licensors/licensors.routes.ts';
import { mailJobs } from './modules/mail/mail.service.ts';
import { consoleNavigationSlice, navigationSlice } from './modules/navigation/navigation.routes.ts';
import { newsKind } from './modules/news/news.content.service.ts';
import { consoleNewsSlice, newsSlice } from './modules/news/news.routes.ts';
import { notificationSlice } from './modules/notifications/notifications.routes.ts';
import { clockJobs } from './modules/orders/clock.ts';
import { consoleOrderSlice, orderSlice } from './modules/orders/orders.routes.ts';
import { bannerKind } from './modules/panels/panels.content.service.ts';
import { consoleBannerSlice, panelSlice } from './modules/panels/panels.routes.ts';
import { consoleProgrammeSlice, programmeSlice } from './modules/programmes/programmes.routes.ts';
import { consoleRightsSlice, rightsSlice } from './modules/rights/rights.routes.ts';
import { searchJobs } from './modules/search/index.service.ts';
import { searchSlice } from './modules/search/search.routes.ts';
import { consoleSettingsSlice, settingsSlice } from './modules/settings/settings.routes.ts';
import { consoleSheetSlice } from './modules/sheets/sheets.routes.ts';
import { sitePlugin } from './modules/site/site.plugin.ts';
import { staffSlices } from './modules/staff/staff.routes.ts';
import { consoleSubmissionSlice } from './modules/submissions/submissions.routes.ts';
import { consoleTrailerSlice } from './modules/trailers/trailers.routes.ts';
import { consoleWorksSlice } from './modules/works/works.routes.ts';
import type { Database } from './platform/database/connect.ts';
import type { JobDefinition } from './platform/jobs.ts';

export interface Deps {
  database: Database;
  adapters: Adapters;
  cache: ResponseCache;
  now: () => Date;
  logger: FastifyServerOptions['logger'];
  /** Proxies in front whose X-Forwarded-For is believed. */
  trustProxy: TrustProxy;
  /** Which of the pages for operators and developers answer. */
  access: Pick<Environment, 'metrics' | 'apiDocs'>;
  /** For tests: an answer that its schema does not allow is an error, not only trimmed. */
  checkAnswers?: boolean;
}

const slices: Slice[] = [
  accountSlice,
  addressSlice,
  favouriteSlice,
  certificationSlice,
  consoleCertificationSlice,
  resourceSlice,
  consoleFileSlice,
  consoleTrailerSlice,
  agreementSlice,
  consoleAgreementSlice,
  settingsSlice,
  consoleSettingsSlice,
  navigationSlice,
  consoleNavigationSlice,
  dictionarySlice,
  consoleDictionarySlice,
  panelSlice,
  consoleBannerSlice,
  notificationSlice,
  ...staffSlices,
  homeSlice,
  searchSlice,
  programmeSlice,
  consoleProgrammeSlice,
  consoleWorksSlice,
  ...companySlices,
  consoleSheetSlice,
  exhibitionSlice,
  consoleExhibitionSlice,
  newsSlice,
  consoleNewsSlice,
  activitySlice,
  consoleActivitySlice,
  competitionSlice,
  consoleCompetitionSlice,
  consoleEntrySlice,
  rightsSlice,
  consoleRightsSlice,
  orderSlice,
  contractSlice,
  contractCheckSlice,
  consoleOrderSlice,
  consoleSubmissionSlice,
  consoleContractSlice,
  consoleLicensorSlice,
  licensorSigningSlice,
];

/** What editors write as drafts (decision 0018). */
const contentKinds: readonly AnyKind[] = [companyKind, exhibitionKind, activityKind, bannerKind, newsKind, entryKind];

/** Work that is done behind the answers; each run gets a ctx of its own, without a user. */
export const jobsOf = (ctx: () => JobCtx): Record<string, JobDefinition> => ({
  ...mailJobs(ctx),
  ...documentJobs(ctx),
  ...clockJobs(ctx),
  ...accountJobs(ctx),
  ...searchJobs(ctx),
  ...contentJobs(ctx, contentKinds),
  ...activityJobs(ctx),
  ...competitionJobs(ctx),
  ...favouriteJobs(ctx),
  ...uploadJobs(ctx),
});

export const baseCtxOf = ({ database, adapters, cache, now }: Deps): BaseCtx => ({
  db: database.db,
  now,
  counts: createCounts(cache),
  ...adapters,
});

/** A number of proxies as the function that Fastify's types know: the nearest ones are believed. */
const trustedHops = (trust: TrustProxy) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;

/** The whole server, ready to listen or to be injected into; the caller owns the dependencies and closes them. */
export async function buildApp(deps: Deps): Promise<FastifyInstance> {
  const hsts = hstsOf({ publicUrl: deps.adapters.config.publicUrl, trustProxy: deps.trustProxy });
  const app = fastify({
    logger: deps.logger ?? false,
    logController: new LogController({ disableRequestLogging: true }),
    trustProxy: trustedHops(deps.trustProxy),
    bodyLimit: 1024 * 1024,
    serverFactory: serverWithCache(deps.cache, hsts),
    frameworkErrors: sendFailure,
    clientErrorHandler: refuseUnreadable,
    genReqId: () => crypto.randomUUID(),
    return503OnClosing: true,
    forceCloseConnections: 'idle',
  });
  const base = baseCtxOf(deps);
  await loadHouseTexts(base);
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  });
  // Built files and cached reads are packed ahead of time; this is for answers made for one reader.
  await app.register(fastifyCompress, {
    encodings: ['br', 'gzip'],
    threshold: 1024,
    brotliOptions: { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } },
  });
  await app.register(fastifyCookie);
  await app.register(fastifyMultipart, {
    limits: { fileSize: limits.uploadMaxBytes, files: 1, fields: 20, fieldSize: 10_000 },
  });
  answerFailures(app);
  app.addHook('onSend', (req, reply, _payload, done) => {
    reply.header('x-request-id', req.id);
    // What has not been named public is private: no proxy and no browser keeps it.
    if (req.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    const strict = hsts(req.headers);
    if (strict) reply.headers(strict);
    done();
  });
  app.addHook('onResponse', (req, reply, done) => {
    // Neither address, nor input, nor who it was: logs hold no personal data (product §11).
    // A demo's terminal is for its accounts and addresses; elsewhere every answer leaves a line.
    req.log[deps.adapters.config.demo ? 'debug' : 'info'](
      { method: req.method, route: req.routeOptions.url, status: reply.statusCode, ms: Math.round(reply.elapsedTime) },
      'answered',
    );
    done();
  });
  const checkAnswers = deps.checkAnswers ?? false;
  mount(app, slices, {
    base,
    cache: deps.cache,
    identify: (token, counts) => identify(base, token, counts),
    recordView,
    checkAnswers,
  });
  health(app, base);
  metrics(app, deps.cache, deps.access.metrics);
  if (deps.access.apiDocs) await docsPlugin(app);
  await filesPlugin(app, base);
  await sitePlugin(app, base, deps.cache);
  return app;
}
