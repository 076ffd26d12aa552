// What a running Pavilion is made of. Reading it is half of a start: main.ts has PostgreSQL start meanwhile.
export { seedDemo } from '../seed/seed.ts';
export { baseCtxOf, buildApp, jobsOf } from './app.ts';
export { refusePublishedAccounts } from './bootstrap/publishedAccounts.ts';
export { listenForChanges } from './kit/cachedReads.ts';
export { createResponseCache } from './kit/responseCache.ts';
export { keepIndex } from './modules/search/index.service.ts';
export { sealPlainOnce } from './modules/secrets/storedSecrets.service.ts';
export { makeFirstAdmin } from './modules/staff/firstAdmin.service.ts';
export { createDiskFiles } from './platform/files.ts';
export { startJobs } from './platform/jobs.ts';
export { createMailer } from './platform/mailer.ts';
export { pictures } from './platform/pictures.ts';
export { documentTasks, pictureTasks } from './platform/tasks/runTask.ts';
