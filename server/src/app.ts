// The list of slices; everything a running Pavilion serves is mounted here.

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
import type { Slice } from './kit/implement.ts';
import { mount } from './kit/mount.ts';
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
import { loadLegalTexts } from './modules/agreement/agreement.service.ts';
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
import { contentModules } from './modules/content/classes.service.ts';
import type { AnyKind } from './modules/content/content.service.ts';
import { contentJobs } from './modules/content/schedule.service.ts';
import {
  consoleContractSlice,
  contractCheckSlice,
  contractSlice,
  licensorSigningSlice,
} from './modules/deals/contracts/contracts.routes.ts';
import { documentJobs } from './modules/deals/contracts/documents.service.ts';
import { clockJobs } from './modules/deals/orders/clock.ts';
import { consoleOrderSlice, orderSlice } from './modules/deals/orders/orders.routes.ts';
import { consoleSubmissionSlice } from './modules/deals/submissions/submissions.routes.ts';
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
import { notificationSlice } from './modules/notifications/notifications.routes.ts';
import { bannerKind } from './modules/panels/panels.content.service.ts';
import { consoleBannerSlice, panelSlice } from './modules/panels/panels.routes.ts';
import { consoleProgrammeSlice, programmeSlice } from './modules/programmes/programmes.routes.ts';
import { consoleRightsSlice, rightsSlice } from './modules/rights/rights.routes.ts';
import { consoleWorksSlice } from './modules/rights/works/works.routes.ts';
import { searchSlice } from './modules/search/search.routes.ts';
import { searchJobs } from './modules/search/search.service.ts';
import { consoleSettingsSlice, settingsSlice } from './modules/settings/settings.routes.ts';
import { consoleSheetSlice } from './modules/sheets/sheets.routes.ts';
import { consoleSignupSlice, signupCallSlice, signupSlice } from './modules/signup/signup.routes.ts';
import { signupJobs } from './modules/signup/signup.service.ts';
import { sitePlugin } from './modules/site/site.plugin.ts';
import { staffSlices } from './modules/staff/staff.routes.ts';
import { consoleTrailerSlice } from './modules/trailers/trailers.routes.ts';
import type { Database } from './platform/database/connect.ts';
import type { JobDefinition } from './platform/jobs.ts';

export interface Deps {
  database: Database;
  adapters: Adapters;
  cache: ResponseCache;
  now: () => Date;
  logger: FastifyServerOptions['logger'];
  /** Proxies whose X-Forwarded-For is trusted. */
  trustProxy: TrustProxy;
  /** Which pages for operators and developers are open. */
  access: Pick<Environment, 'metrics' | 'apiDocs'>;
  /** For tests: a response that its schema does not allow is an error instead of being trimmed. */
  checkAnswers?: boolean;
}

export const slices: readonly Slice[] = [
  accountSlice,
  addressSlice,
  favouriteSlice,
  certificationSlice,
  consoleCertificationSlice,
  signupCallSlice,
  signupSlice,
  consoleSignupSlice,
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
  ...contentModules.flatMap((module) => module.slices),
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

/** The kinds of content that editors write as drafts (decision 0018). */
const contentKinds: readonly AnyKind[] = [
  companyKind,
  exhibitionKind,
  activityKind,
  bannerKind,
  entryKind,
  ...contentModules.map(({ kind }) => kind),
];

/** Background jobs; each run gets a ctx of its own, without a user. */
export const jobsOf = (ctx: () => JobCtx): Record<string, JobDefinition> => ({
  ...mailJobs(ctx),
  ...documentJobs(ctx),
  ...clockJobs(ctx),
  ...accountJobs(ctx),
  ...searchJobs(ctx),
  ...contentJobs(ctx, contentKinds),
  ...activityJobs(ctx),
  ...signupJobs(ctx),
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

/** Turns a number of proxies into the function that Fastify's types accept: the nearest ones are trusted. */
const trustedHops = (trust: TrustProxy) =>
  typeof trust === 'number' ? (_address: string, hop: number) => hop < trust : trust;

/** Builds the whole server, ready to listen or for injected requests. The caller owns the dependencies and closes them. */
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
  await loadLegalTexts(base);
  await app.register(fastifyHelmet, {
    contentSecurityPolicy: false,
    strictTransportSecurity: false,
    crossOriginEmbedderPolicy: false,
  });
  // Built files and cached reads are compressed ahead of time; this is for responses made for one reader.
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
    // A response is private unless it is marked public: no proxy and no browser stores it.
    if (req.url.startsWith('/api/') && !reply.hasHeader('cache-control')) reply.header('cache-control', 'no-store');
    const strict = hsts(req.headers);
    if (strict) reply.headers(strict);
    done();
  });
  app.addHook('onResponse', (req, reply, done) => {
    // Logs hold no IP address, input or user (product §11). A demo's terminal shows accounts and URLs only; elsewhere every response is
    // logged.
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
