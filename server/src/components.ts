// The parts of a running Pavilion. Loading them takes half of a start, so main.ts starts PostgreSQL meanwhile.
export { baseCtxOf, buildApp, jobsOf } from './app.ts';
export { openAdapters } from './bootstrap/adapters.ts';
export { isEmpty } from './bootstrap/demo.ts';
export { refusePublishedAccounts } from './bootstrap/publishedAccounts.ts';
export { startSeeding } from './bootstrap/seeding.ts';
export { listenForChanges } from './kit/cachedReads.ts';
export { createResponseCache } from './kit/responseCache.ts';
export { keepIndex } from './modules/search/search.service.ts';
export { sealPlainOnce } from './modules/secrets/storedSecrets.service.ts';
export { makeFirstAdmin } from './modules/staff/firstAdmin.service.ts';
export { startJobs } from './platform/jobs.ts';
