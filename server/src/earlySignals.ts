// Loading main.ts takes a while. A signal before it can listen ends a start in which nothing has begun.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => process.exit(0));
await import('./main.ts');
